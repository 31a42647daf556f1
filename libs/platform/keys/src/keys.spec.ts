import { hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deriveKeys, fingerprintOf, keysNamed, masterKeyOf, parseMasterKeys } from './index.ts';

const NEW = 'n'.repeat(32);
const OLD = 'o'.repeat(32);

describe('a list of master keys', () => {
  it('has the current key first, and the former ones after it', () => {
    expect(parseMasterKeys(` 2026b:${NEW}, 2026a:${OLD}\n`)).toEqual({
      ok: true,
      value: [
        { id: '2026b', secret: NEW },
        { id: '2026a', secret: OLD },
      ],
    });
  });

  it.each([
    ['', 'it is empty'],
    [NEW, 'entry 1 does not begin with an id'],
    [`a:${OLD},B:${NEW}`, 'entry 2 does not begin with an id'],
    ['a:short', 'the secret of a is shorter than 32 characters'],
    [`a:${NEW},a:${OLD}`, 'a is there twice'],
  ])('is refused when %j, without repeating a secret', (text, why) => {
    const read = parseMasterKeys(text);
    expect(read).toMatchObject({ ok: false, error: { why: expect.stringContaining(why) } });
    expect(JSON.stringify(read)).not.toContain(NEW);
  });

  it('names a key that has no id by its fingerprint', () => {
    expect(masterKeyOf(NEW).id).toBe(`k-${fingerprintOf({ secret: NEW }).slice(0, 8)}`);
    expect(masterKeyOf(NEW).id).not.toBe(masterKeyOf(OLD).id);
  });
});

describe('the keys of a purpose', () => {
  const list = [
    { id: 'new', secret: NEW },
    { id: 'old', secret: OLD },
  ] as const;
  const keys = deriveKeys(list, 'materia-host', 'guest-order');

  it('are derived from each master key, and from nothing else', () => {
    expect(keys.map(({ id }) => id)).toEqual(['new', 'old']);
    expect(keys[1]?.key).toEqual(
      new Uint8Array(hkdfSync('sha256', OLD, 'materia-host', 'guest-order', 32)),
    );
    const others = [
      deriveKeys(list, 'materia-host', 'mailbox'),
      deriveKeys(list, 'materia-storefront', 'guest-order'),
    ];
    for (const other of others) expect(other[0].key).not.toEqual(keys[0].key);
  });

  it('are found by the id of their master key', () => {
    expect(keysNamed(keys, 'old')).toEqual([keys[1]]);
    expect(keysNamed(keys, 'lost')).toEqual([]);
    expect(keysNamed(keys, undefined)).toEqual(keys);
  });
});
