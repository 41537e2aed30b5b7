"""Tables where people on their own devices, people sharing a device and bots sit together."""
