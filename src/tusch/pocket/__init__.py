"""The pocket: a server that a page carries with it, for whoever plays without a connection.

It is the same application, over a store in memory, with bots that think in between. There is no
network: requests and sockets are calls.
"""
