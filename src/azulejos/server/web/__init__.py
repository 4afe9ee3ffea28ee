"""What the server shows to the network: routes, sockets, streams, and who may use them."""
