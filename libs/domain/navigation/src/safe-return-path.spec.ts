import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './safe-return-path.ts';

const FALLBACK = '/customer/account';
const SITE = 'https://shop.example';

describe('safeReturnPath', () => {
  it.each([
    '/',
    '/checkout/cart',
    '/narzedzia/wiertarki/',
    '/search?q=b%C3%A9ton&page=2',
    '/a.html#details',
    '/login?back=https%3A%2F%2Fother.example%2F',
    '/sale?q=100%25',
    `/${'a'.repeat(2047)}`,
  ])('keeps %s', (path) => expect(safeReturnPath(path, FALLBACK)).toBe(path));

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['another site', 'https://evil.example/'],
    ['a host without scheme', '//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a relative path', 'evil.example'],
    ['a relative path of two parts', 'customer/account'],
    ['a script with a slash', 'javascript:alert(1)/x'],
    ['a backslash host', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash further on', '/a/..\\..\\/evil.example'],
    ['a tab browsers drop', '/\t/evil.example'],
    ['a line break', '/a\r\nLocation: https://evil.example'],
    ['a leading blank', ' //evil.example'],
    ['an escaped slash', '/%2Fevil.example'],
    ['an escaped slash, twice', '/%252Fevil.example'],
    ['an escaped slash, five times', '/%25252525252Fevil.example'],
    ['an escaped backslash', '/%5Cevil.example'],
    ['an escaped tab', '/%09/evil.example'],
    ['an escape hidden by a broken one', '/%2Fevil.example%'],
    ['dots that leave a double slash', '/.//evil.example'],
    ['dots up to a double slash', '/a/..//evil.example'],
    ['escaped dots', '/a/%2e%2e//evil.example'],
    ['a trailing dot segment', '/a/..'],
    ['an empty segment inside', '/a//b'],
    ['a letter that is not escaped', '/é/a'],
    ['such a letter at the end', '/a/é'],
    ['a blank', '/a b'],
    ['an endless address', `/${'a'.repeat(2048)}`],
  ])('uses the fallback for %s', (_, asked) =>
    expect(safeReturnPath(asked, FALLBACK)).toBe(FALLBACK),
  );

  it('never leaves the site, however browsers, proxies and redirects resolve and decode it', () => {
    const pieces = [
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%',
      '%2f',
      '%2F',
      '%5c',
      '%25',
      '2f',
      '%2e',
      '%09',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      'http',
      'javascript',
      'evil.example',
      'a',
      ' ',
      '\u0000',
    ];
    const hostile = fc
      .array(fc.constantFrom(...pieces), { maxLength: 12 })
      .map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string(), fc.webUrl()), (asked) => {
        let path = safeReturnPath(asked, FALLBACK);
        for (let hop = 0; hop < 6; hop += 1) {
          const url = new URL(path, SITE);
          expect(url.origin).toBe(SITE);
          expect(new URL(url.pathname, SITE).origin).toBe(SITE);
          path = decodeLeniently(path);
        }
      }),
      { numRuns: 2000 },
    );
  }, 30_000);

  it('is idempotent: an accepted path is accepted again', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const kept = safeReturnPath(path, FALLBACK);
        expect(safeReturnPath(kept, FALLBACK)).toBe(kept);
      }),
    );
  });
});

const decodeLeniently = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
