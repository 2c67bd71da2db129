"""The features: each in its own folder, loaded when it is first used, and not missed when it is away."""
