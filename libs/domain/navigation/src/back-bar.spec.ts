import { describe, expect, it } from 'vitest';
import { backBarTitle, backTarget } from './back-bar.ts';

describe('back bar', () => {
  it.each([
    ['the route name', { name: 'myInvoices' }, {}, {}, { titleOf: 'myInvoices' }],
    [
      'the route meta before the name',
      { name: 'purchaseFunnel', meta: 'summaries' },
      {},
      {},
      { titleOf: 'summaries' },
    ],
    [
      'an order of the path',
      { name: 'orderDetails' },
      { orderId: '1000042' },
      {},
      { titleOf: 'orderDetails', id: { kind: 'order', value: '1000042' } },
    ],
    [
      'a purchase of the path',
      { name: 'purchaseDetails' },
      { purchaseId: 'P-7' },
      {},
      { titleOf: 'purchaseDetails', id: { kind: 'purchase', value: 'P-7' } },
    ],
    [
      'a quote of the query',
      { name: 'quoteDetails' },
      {},
      { quoteId: 'Q12' },
      { titleOf: 'quoteDetails', id: { kind: 'quote', value: 'Q12' } },
    ],
    [
      'an order of the query, as the confirmation has it',
      { name: 'confirmation', meta: 'confirmation' },
      {},
      { order: '26-1' },
      { titleOf: 'confirmation', id: { kind: 'order', value: '26-1' } },
    ],
    [
      'the path before the query',
      { name: 'orderDetails' },
      { orderId: '1' },
      { orderId: '2' },
      { titleOf: 'orderDetails', id: { kind: 'order', value: '1' } },
    ],
    [
      'no id that only ends like one',
      { name: 'orderDetails' },
      {},
      { orderId: 'call-now 555' },
      { titleOf: 'orderDetails' },
    ],
    [
      'no id from a hostile query',
      { name: 'orderDetails' },
      {},
      { orderId: 'call 555 now!' },
      { titleOf: 'orderDetails' },
    ],
  ])('title from %s (SHL-02)', (_, route, path, query, expected) =>
    expect(backBarTitle(route, path, query)).toStrictEqual(expected),
  );

  it('leads to the account page within the account, otherwise back in history (SHL-03)', () => {
    expect([backTarget('customer'), backTarget('checkout'), backTarget('public')]).toEqual([
      { kind: 'account' },
      { kind: 'history' },
      { kind: 'history' },
    ]);
  });
});
