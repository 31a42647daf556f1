import { hkdfSync } from 'node:crypto';
import fc from 'fast-check';
import { EncryptJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { COOKIE_LIMIT, cookieJar } from './cookie-jar.ts';
import { cookieNames, STORE_SECONDS } from './cookie-names.ts';
import { createSeal } from './seal.ts';

describe('the cookie jar', () => {
  it('writes Secure, SameSite=Lax cookies for the whole site that scripts cannot read', () => {
    const jar = cookieJar('');
    jar.write('__Host-s-pl', 'x', { maxAge: 60 });
    expect(jar.changes()).toEqual([
      '__Host-s-pl=x; Path=/; Secure; SameSite=Lax; HttpOnly; Max-Age=60',
    ]);
  });
  it('keeps a chosen store for 365 days, secure and readable (STO-09, LIM-12)', () => {
    const jar = cookieJar(undefined);
    jar.write('store', '12', { maxAge: STORE_SECONDS, readable: true });
    expect(jar.changes()).toEqual([
      `store=12; Path=/; Secure; SameSite=Lax; Max-Age=${365 * 24 * 3600}`,
    ]);
  });
  it('names cookies by market, since storefronts on one machine share them', () => {
    expect(
      Object.values(cookieNames('pl')).filter((name) =>
        Object.values<string>(cookieNames('es')).includes(name),
      ),
    ).toEqual([]);
  });
  it('removes only existing cookies', () => {
    const jar = cookieJar('a=1');
    jar.remove('b');
    jar.remove('a');
    expect(jar.changes()).toEqual(['a=; Path=/; Secure; SameSite=Lax; HttpOnly; Max-Age=0']);
    expect(jar.read('a')).toBeUndefined();
  });
  it('refuses to write cookies that browsers would drop', () => {
    expect(() => cookieJar('').write('a', 'x'.repeat(COOKIE_LIMIT), {})).toThrow('bytes long');
  });
  it('reads any header without failing', () => {
    fc.assert(fc.property(fc.string(), (header) => void cookieJar(header).read('a')));
    expect(cookieJar('a=1; a=2; =x; b; c="q"').read('a')).toBe('1');
  });
});

describe('the seal', () => {
  const shape = z.object({ id: z.string() });
  const KEY = { id: 'a', secret: 'secret' };
  const seal = createSeal([KEY], 'cart-pl');
  it('opens what it sealed', async () =>
    expect(await seal.open(await seal.close({ id: 'a' }), shape)).toEqual({ id: 'a' }));
  it('does not show its content', async () =>
    expect(Buffer.from(await seal.close({ id: 'guest-cart' })).toString()).not.toContain(
      'guest-cart',
    ));
  it('does not open text that was sealed for another market or purpose, was altered or has another shape', async () => {
    const text = await seal.close({ id: 'a' });
    expect(await createSeal([KEY], 'cart-es').open(text, shape)).toBeUndefined();
    expect(await createSeal([KEY], 'session-pl').open(text, shape)).toBeUndefined();
    expect(await seal.open(`${text.slice(0, -2)}AA`, shape)).toBeUndefined();
    expect(await seal.open(text, z.object({ other: z.string() }))).toBeUndefined();
  });
  it('opens what a former key sealed, also before keys had ids, and seals with the current one', async () => {
    const changed = createSeal([{ id: 'b', secret: 'next' }, KEY], 'cart-pl');
    expect(await changed.open(await seal.close({ id: 'a' }), shape)).toEqual({ id: 'a' });
    const withoutId = await new EncryptJWT({ id: 'a' })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(new Uint8Array(hkdfSync('sha256', 'secret', 'materia-storefront', 'cart-pl', 32)));
    expect(await changed.open(withoutId, shape)).toEqual({ id: 'a' });
    expect(await seal.open(await changed.close({ id: 'a' }), shape)).toBeUndefined();
  });
  it('rejects any other text without failing', () =>
    fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        expect(await seal.open(text, shape)).toBeUndefined();
      }),
    ));
});
