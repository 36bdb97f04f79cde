"""Sockets that shake hands and then do whatever a test wants."""

import base64
import os
import socket


def upgrade_request(port, extra="", host=None):
    key = base64.b64encode(os.urandom(16)).decode()
    return (f"GET /ws HTTP/1.1\r\nHost: {host or f'127.0.0.1:{port}'}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{extra}\r\n").encode()


def raw_upgrade(port, extra="", host=None):
    """A socket that has shaken hands and then does whatever the test wants."""
    raw = socket.create_connection(("127.0.0.1", port), timeout=20)
    raw.sendall(upgrade_request(port, extra, host))
    answer = raw.recv(4096).decode()
    return raw, int(answer.split()[1])


def start_upgrade(port):
    """A socket that has asked for it and not heard the answer."""
    raw = socket.create_connection(("127.0.0.1", port), timeout=20)
    raw.sendall(upgrade_request(port))
    return raw


def frame(payload):
    """A masked text frame."""
    mask = os.urandom(4)
    head = bytes([0x81, 0x80 | len(payload)]) if len(payload) < 126 else bytes([0x81, 0xFE]) + len(payload).to_bytes(2, "big")
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


def ping_frame():
    return bytes([0x89, 0x80]) + os.urandom(4)
