import { describe, expect, it } from 'vitest';
import { defaultsOfNew, successorsOf } from './address-book.ts';

const none = { defaultShipping: false, defaultBilling: false };
const home = { id: 'home', defaultShipping: true, defaultBilling: true };
const work = { id: 'work', ...none };
const site = { id: 'site', ...none };

describe('the defaults of an address book', () => {
  it('the first address becomes the default of both kinds, a later one only where asked for (ADDR-11)', () => {
    expect(defaultsOfNew([], none)).toEqual({ defaultShipping: true, defaultBilling: true });
    expect(defaultsOfNew([home], none)).toEqual(none);
    expect(defaultsOfNew([home], { ...none, defaultBilling: true })).toEqual({
      defaultShipping: false,
      defaultBilling: true,
    });
  });

  it.each([
    ['a default address gives way to the one added last', [home, work, site], home, 'site', 'site'],
    ['the one added last gives way to the one before', [work, home], home, 'work', 'work'],
    [
      'only its own kind is passed on',
      [{ ...home, defaultShipping: false }, work],
      { ...home, defaultShipping: false },
      undefined,
      'work',
    ],
    ['an address that is no default changes none', [home, work], work, undefined, undefined],
    ['the last address leaves no default', [home], home, undefined, undefined],
  ])('%s (ADDR-11)', (_, book, removed, shipping, billing) =>
    expect(successorsOf(book, removed)).toEqual({ shipping, billing }),
  );
});
