import { describe, expect, it } from 'vitest';
import {
  isGuestLink,
  isGuestLinkReference,
  linkedPurchase,
  mayJoinAccount,
} from './guest-order.ts';

describe('the link of a guest’s purchase', () => {
  it.each([
    ['opens it for any visitor while no account has it', undefined, undefined, 'unclaimed'],
    ['opens it for a customer who may add it', undefined, 'c-1', 'unclaimed'],
    ['opens it for the account that has it', 'c-1', 'c-1', 'own'],
    ['opens nothing for another account', 'c-1', 'c-2', 'foreign'],
    ['is closed to guests once an account has it', 'c-1', undefined, 'foreign'],
  ])('%s', (_, owner, visitor, kind) => {
    expect(linkedPurchase(owner, visitor)).toEqual({ kind });
  });
});

it.each([
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', true, false],
  ['7c1e04d9a2b85f36', false, true],
  ['7C1E04D9A2B85F36', false, false],
  ['7c1e04d9a2b85f3', false, false],
  ['a.b', false, false],
  ['a.b.c/d', false, false],
  ['', false, false],
])('%j is a link: %s, the reference of one: %s', (text, isLink, isReference) => {
  expect([isGuestLink(text), isGuestLinkReference(text)]).toEqual([isLink, isReference]);
});

it.each([
  ['ana@shop.example', 'Ana@Shop.example', true],
  ['ana@shop.example', 'ana+1@shop.example', false],
  ['ana@shop.example', 'eva@shop.example', false],
  ['', 'eva@shop.example', false],
])('a purchase of %s joins the account of %s: %s', (guest, account, joins) => {
  expect(mayJoinAccount(guest, account)).toBe(joins);
});
