import { describe, expect, it } from 'vitest';
import { isFromOwnPages, isKnownHost, isMailProgram, isOwnScriptCall } from './cross-site.ts';

const ORIGIN = 'https://shop.example';
const reader = (headers: Readonly<Record<string, string>>) => (name: string) => headers[name];

describe('a request that may change something', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: ORIGIN }, false],
    [{ origin: ORIGIN }, true],
    [{ origin: `${ORIGIN}.evil.example` }, false],
    [{ origin: 'http://shop.example' }, false],
    [{ origin: 'null' }, false],
    [{}, false],
  ])('with %j comes from our own pages: %s', (headers, own) =>
    expect(isFromOwnPages(reader(headers), ORIGIN)).toBe(own),
  );
});

describe('one click in a mail program', () => {
  it.each([
    [{ 'content-type': 'application/x-www-form-urlencoded' }, true],
    [{ cookie: '__Host-s-pl=x' }, false],
    [{ origin: 'null' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
  ])('%j: %s', (headers, is) => expect(isMailProgram(reader(headers))).toBe(is));
});

describe('a script call', () => {
  const good = {
    'sec-fetch-site': 'same-origin',
    'x-materia': '1',
    'content-type': 'application/json',
  };
  it.each([
    ['POST', good, true],
    ['POST', { ...good, 'content-type': 'application/json; charset=utf-8' }, true],
    ['POST', { ...good, 'content-type': 'text/plain' }, false],
    ['POST', { ...good, 'content-type': 'application/jsonp' }, false],
    ['POST', { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }, false],
    ['POST', { ...good, 'sec-fetch-site': 'cross-site' }, false],
    ['GET', { 'x-materia': '1' }, true],
    ['GET', { 'x-materia': '1', 'sec-fetch-site': 'cross-site' }, false],
    ['GET', {}, false],
  ])('%s with %j is ours: %s', (method, headers, own) =>
    expect(isOwnScriptCall(reader(headers), ORIGIN, method)).toBe(own),
  );
});

it.each([
  ['shop.example', true],
  ['SHOP.example', true],
  ['localhost:4201', true],
  ['localhost:4202', false],
  ['127.0.0.1:4201', false],
  ['evil.example', false],
  [undefined, false],
])('the storefront accepts the host name %s: %s', (host, known) =>
  expect(isKnownHost(host, ORIGIN, 4201)).toBe(known),
);
