"""Web push: whoever has asked for it is told that it is their turn while no page of theirs is open (RFC 8030, 8291 and 8292).

Only `encryption` needs a package beyond the server's own, `cryptography`; it is imported when the operator has given a key. Libraries for the rest
(pywebpush) would bring two HTTP clients and a dozen packages for a page of code, and would connect to whatever address a stranger names.
"""
