import { describe, expect, it } from 'vitest';
import { linkedPurchase } from './guest-order.ts';

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
