"""Helps that fade: which skills the person's decisions show, and how strongly each help is shown."""
