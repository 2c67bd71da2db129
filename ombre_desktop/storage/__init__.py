"""
What is kept between two evenings: preferences, the sitting at the table, and the history of all deals.

Nothing here knows a window or a sentence: what goes wrong is a `Problem`, which the screen words.
The package itself imports nothing, so that what a first frame needs can be had without the rest.
"""
