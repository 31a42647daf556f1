import { describe, expect, it } from 'vitest';
import { anyOutageAs, outageAs } from './outage.ts';
import { HostUnavailable } from './refusal-reply.ts';

const failed = (error: unknown) => Promise.reject(error).catch(outageAs('failed'));

describe('a call that failed', () => {
  it.each([500, 502])('with %i is shown on the page that made it', async (status) =>
    expect(await failed(new HostUnavailable(status))).toBe('failed'),
  );

  it.each([503, 504])('with %i is left to the error page', async (status) =>
    expect(failed(new HostUnavailable(status))).rejects.toThrow(HostUnavailable),
  );

  it('by a mistake of the program is left to the error page', async () =>
    expect(failed(new TypeError('x'))).rejects.toThrow(TypeError));
});

describe('a call of a part that the page can do without', () => {
  const without = (error: unknown) => Promise.reject(error).catch(anyOutageAs('none'));

  it.each([500, 502, 503, 504])('that failed with %i leaves the page without it', async (status) =>
    expect(await without(new HostUnavailable(status))).toBe('none'),
  );

  it('that failed by a mistake of the program is left to the error page', async () =>
    expect(without(new TypeError('x'))).rejects.toThrow(TypeError));
});
