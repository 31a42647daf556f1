import { describe, expect, it } from 'vitest';
import { parsePageNumber } from './page-number.ts';

describe('parsePageNumber', () => {
  it.each([
    [undefined, 1],
    [null, 1],
    ['1', 1],
    ['25', 25],
    ['999999', 999_999],
  ])('parses %j as page %i', (text, page) =>
    expect(parsePageNumber(text)).toEqual({ ok: true, value: page }),
  );

  it.each(['', '0', '-1', '01', '1.5', '1e3', ' 2', '2 ', 'two', '1000000', '٣'])(
    'refuses %j',
    (text) =>
      expect(parsePageNumber(text)).toEqual({
        ok: false,
        error: { kind: 'not-a-page-number', text },
      }),
  );
});
