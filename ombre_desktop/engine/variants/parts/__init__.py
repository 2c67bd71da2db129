"""The parts that several games share: values, groups of settings, and the numbers of the deal codes."""
