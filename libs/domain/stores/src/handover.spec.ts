import { expect, it } from 'vitest';
import { handsOver } from './handover.ts';

const STORE = { sellerCode: '012', sellsOnline: true, services: ['drive', 'tool-rental'] };

it.each([
  ['a store that sells online', {}, true],
  ['a showcase', { sellsOnline: false }, false],
  ['the shop’s own store', { sellerCode: '000' }, false],
  ['a store on the web only', { services: ['web'] }, false],
])('online orders are collected at %s: %j gives %s (STO-27)', (_, change, expected) => {
  expect(handsOver({ ...STORE, ...change })).toBe(expected);
});
