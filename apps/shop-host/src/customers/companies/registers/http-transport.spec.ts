import { describe, expect, it } from 'vitest';
import { httpTransport } from './http-transport.ts';
import type { RegisterRequest } from './register.ts';

const QUESTION: RegisterRequest = {
  register: 'vies',
  method: 'POST',
  path: '/check-vat-number',
  body: { vatNumber: '1' },
};
const SILENT = async () => undefined;

describe('registers behind addresses', () => {
  it('are asked at the configured address, without redirects and with a time limit', async () => {
    const sent: [string, RequestInit][] = [];
    const transport = httpTransport({ vies: 'https://vies.example/rest/' }, SILENT, {
      send: async (address, init = {}) => {
        sent.push([String(address), init]);
        return Response.json({ valid: true });
      },
    });
    expect(await transport(QUESTION)).toEqual({ status: 200, body: { valid: true } });
    const [[address, init] = ['', {}]] = sent;
    expect(address).toBe('https://vies.example/rest/check-vat-number');
    expect(init).toMatchObject({ redirect: 'error', method: 'POST', body: '{"vatNumber":"1"}' });
    expect(init.signal).toBeInstanceOf(AbortSignal);
  });

  it('without an address are the demo register', async () => {
    const transport = httpTransport({}, async () => ({ status: 200, body: 'demo' }));
    expect(await transport(QUESTION)).toEqual({ status: 200, body: 'demo' });
  });

  it('are left alone for half a minute after four failures in a row', async () => {
    let [count, moment, works] = [0, 0, false];
    const transport = httpTransport({ vies: 'https://vies.example' }, SILENT, {
      moment: () => moment,
      send: async () => {
        count += 1;
        if (!works) throw new Error('no route');
        return Response.json({});
      },
    });
    for (let time = 0; time < 6; time += 1) expect(await transport(QUESTION)).toBeUndefined();
    expect(count).toBe(4);
    moment = 31_000;
    works = true;
    expect(await transport(QUESTION)).toEqual({ status: 200, body: {} });
    works = false;
    await transport(QUESTION);
    await transport(QUESTION);
    expect(count).toBe(7);
  });
});
