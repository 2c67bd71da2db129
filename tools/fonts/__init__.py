"""The packed fonts of scripts that Source Serif and Source Sans do not have, cut from larger ones."""
