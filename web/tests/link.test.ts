import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { wait_before } from '../src/link/backoff';
import { Link } from '../src/link/socket';

class FakeSocket {
  static all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: string[] = [];
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close(code = 1006) {
    this.onclose?.({ code });
  }
  welcome() {
    this.onopen?.();
    this.onmessage?.({ data: '{"welcome":{"token":"secret","version":"1"}}' });
  }
}

describe('waiting before a reconnect', () => {
  test('doubles up to eight seconds, with luck in it', () => {
    expect(wait_before(0, () => 1)).toBe(250);
    expect(wait_before(3, () => 1)).toBe(2000);
    expect(wait_before(30, () => 1)).toBe(8000);
    expect(wait_before(3, () => 0)).toBe(1000);
  });
});

describe('the link', () => {
  beforeEach(() => {
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const messages = (socket: FakeSocket) => socket.sent.map((text) => JSON.parse(text) as Record<string, unknown>);

  test('says hello, then joins', () => {
    const link = new Link('ws://x/ws');
    link.join('k3');
    FakeSocket.all[0]!.welcome();
    expect(messages(FakeSocket.all[0]!)).toEqual([{ hello: {} }, { join: { table: 'k3' } }]);
    expect(link.connection()).toBe('live');
  });

  test('comes back by itself, rejoins and repeats what was not answered', async () => {
    const link = new Link('ws://x/ws');
    link.join('k3');
    const first = FakeSocket.all[0]!;
    first.welcome();
    link.act('a', { act: { table: 'k3', action: 'build baths', id: 'a' } });
    link.act('b', { act: { table: 'k3', action: 'sell altar', id: 'b' } });
    first.onmessage?.({ data: '{"update":{"table":"k3","ack":"a"}}' });
    first.close();
    expect(link.connection()).toBe('reconnecting');
    await vi.advanceTimersByTimeAsync(300);
    const second = FakeSocket.all[1]!;
    second.welcome();
    const again = messages(second);
    expect(again.some((m) => 'join' in m)).toBe(true);
    expect(again.filter((m) => 'act' in m)).toEqual([{ act: { table: 'k3', action: 'sell altar', id: 'b' } }]);
  });

  test('gives a server that restarts a second, and does not come back when it is not wanted', async () => {
    const link = new Link('ws://x/ws');
    link.join('k3');
    FakeSocket.all[0]!.welcome();
    FakeSocket.all[0]!.close(1012);
    await vi.advanceTimersByTimeAsync(999);
    expect(FakeSocket.all.length).toBe(1);
    await vi.advanceTimersByTimeAsync(1001);
    expect(FakeSocket.all.length).toBe(2);
    FakeSocket.all[1]!.welcome();
    FakeSocket.all[1]!.onmessage?.({ data: '{"refused":{"code":"banned","message":"No."}}' });
    FakeSocket.all[1]!.close(1008);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all.length).toBe(2);
  });

  test('notices a line that went silent', async () => {
    const link = new Link('ws://x/ws');
    link.join('k3');
    FakeSocket.all[0]!.welcome();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(messages(FakeSocket.all[0]!).at(-1)).toEqual({ ping: { n: 1 } });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(link.connection()).toBe('reconnecting');
  });

  test('ignores what is no JSON', () => {
    const link = new Link('ws://x/ws');
    link.join('k3');
    FakeSocket.all[0]!.welcome();
    expect(() => FakeSocket.all[0]!.onmessage?.({ data: 'nonsense' })).not.toThrow();
  });
});
