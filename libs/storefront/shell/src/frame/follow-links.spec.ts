import { describe, expect, it } from 'vitest';
import { followedAddress } from './follow-links.ts';

const click = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};
const link = { address: '/narzedzia/', target: '', isDownload: false };

describe('links that the router follows', () => {
  it('are links of the shop with a plain click', () => {
    expect(followedAddress(click, link)).toBe('/narzedzia/');
    expect(followedAddress(click, { ...link, target: '_self' })).toBe('/narzedzia/');
  });

  it.each([
    ['another button', { button: 1 }, {}],
    ['a new tab', { ctrlKey: true }, {}],
    ['a new tab on a Mac', { metaKey: true }, {}],
    ['a new window', { shiftKey: true }, {}],
    ['a download by key', { altKey: true }, {}],
    ['a click that is handled already', { defaultPrevented: true }, {}],
    ['a named window', {}, { target: '_blank' }],
    ['a download', {}, { isDownload: true }],
    ['another site', {}, { address: 'https://example.com/' }],
    ['another site by its host name', {}, { address: '//example.com/' }],
    ['another site with a backslash', {}, { address: '/\\example.com/' }],
    ['a place in the page', {}, { address: '#content' }],
    ['a telephone number', {}, { address: 'tel:+48221112233' }],
  ])('are not followed for %s', (_, ofClick, ofLink) => {
    expect(followedAddress({ ...click, ...ofClick }, { ...link, ...ofLink })).toBeUndefined();
  });
});
