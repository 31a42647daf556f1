import { describe, expect, it } from 'vitest';
import { hostAddresses } from './host-addresses.ts';

describe('several addresses of the host', () => {
  /** Addresses of which some are down, and what they were asked. */
  const setup = () => {
    const asked: string[] = [];
    const down = new Set<string>();
    let time = 0;
    const addresses = hostAddresses(['a', 'b', 'c'], () => time);
    const to = async (url: string): Promise<string> => {
      asked.push(url);
      if (down.has(url)) throw new TypeError('connection refused');
      return url;
    };
    return {
      asked,
      down,
      pass: (ms: number) => (time += ms),
      read: () => addresses.send({ isRepeatable: true, to }),
      change: () => addresses.send({ isRepeatable: false, to }).catch(() => 'failed'),
      send: addresses.send,
    };
  };

  it('are asked in turn', async () => {
    const { read } = setup();
    expect([await read(), await read(), await read(), await read()]).toEqual(['a', 'b', 'c', 'a']);
  });

  it('stand in for each other, but only for what may be sent twice', async () => {
    const { read, change, asked, down } = setup();
    down.add('a');
    expect(await read()).toBe('b');
    expect(asked.splice(0)).toEqual(['a', 'b']);
    expect([await change(), await change()]).toEqual(['b', 'c']);
    expect(await change()).toBe('failed');
    expect(asked).toEqual(['b', 'c', 'a']);
  });

  it('are left out after two failures until a trial succeeds', async () => {
    const { read, asked, down, pass } = setup();
    down.add('a');
    for (let turn = 0; turn < 6; turn += 1) expect(await read()).not.toBe('a');
    asked.splice(0);
    for (let turn = 0; turn < 6; turn += 1) await read();
    expect(asked).not.toContain('a');
    down.delete('a');
    pass(1000);
    for (let turn = 0; turn < 3; turn += 1) await read();
    expect(asked).toContain('a');
  });

  it('fail together when none answers', async () => {
    const { read, down } = setup();
    for (const url of ['a', 'b', 'c']) down.add(url);
    await expect(read()).rejects.toThrow('connection refused');
    await expect(read()).rejects.toThrow('connection refused');
    await expect(read()).rejects.toThrow('No shop host answered a moment ago');
  });

  it('of a host that is about to stop are passed over', async () => {
    const { send } = setup();
    const statusOf: Readonly<Record<string, number>> = { a: 503, b: 200 };
    const sent = {
      isRepeatable: true,
      to: async (url: string) => statusOf[url] ?? 503,
      isTurnedAway: (status: number) => status === 503,
    };
    expect(await send(sent)).toBe(200);
  });
});
