"""Helps that fade: how the person's decisions show a skill, and how far each help is shown."""
