import { plainDate } from '@materia/domain-holiday-calendar';
import { ORDER_TYPES } from '@materia/domain-order';
import { describe, expect, it } from 'vitest';
import { invoicePath } from './invoice-path.ts';
import {
  daysOfPurchases,
  listsOf,
  parsePurchaseFilter,
  printPurchaseFilter,
  RECENT_PURCHASE_MONTHS,
} from './purchases.ts';
import {
  isSelfServiceReceipt,
  RECEIPT_TYPES,
  receiptType,
  SELF_SERVICE_RECEIPT_CODES,
} from './receipts.ts';

describe('the purchase list', () => {
  const today = plainDate(2026, 5, 31);

  it('recent covers the last three months, month ends included (PUR-01, LIM-48)', () => {
    expect(RECENT_PURCHASE_MONTHS).toBe(3);
    expect(daysOfPurchases({ kind: 'recent' }, today)).toEqual({
      from: plainDate(2026, 2, 28),
      until: plainDate(2026, 6, 1),
    });
  });

  it('a year shows its own purchases only, and both filters parse back from their printed form', () => {
    expect(daysOfPurchases({ kind: 'year', year: 2025 }, today)).toEqual({
      from: plainDate(2025, 1, 1),
      until: plainDate(2026, 1, 1),
    });
    for (const filter of [
      { kind: 'recent' },
      { kind: 'year', year: 2024 },
      { kind: 'year', year: 7 },
    ] as const) {
      expect(parsePurchaseFilter(printPurchaseFilter(filter))).toEqual({ ok: true, value: filter });
    }
  });

  it.each(['', '24', '20245', 'Recent', '2024 ', '-999'])('%j is not a purchase filter', (text) => {
    expect(parsePurchaseFilter(text)).toEqual({
      ok: false,
      error: { kind: 'not-a-purchase-filter', text },
    });
  });

  it('every bought item is a purchase, and all but self-service are tracked orders (PUR-07)', () => {
    expect(
      ORDER_TYPES.map((type) => [type, listsOf({ type }).purchases, listsOf({ type }).orders]),
    ).toEqual([
      ['offer', true, true],
      ['legacy', true, true],
      ['selfservice', true, false],
    ]);
  });
});

describe('receipts', () => {
  it('are purchase, withdrawal sale, goods return or cancelled (RCP-01)', () => {
    expect(RECEIPT_TYPES).toEqual(['purchase', 'withdrawal-sale', 'goods-return', 'cancelled']);
  });

  it('come from a self-service till for the codes 1, 8, 9, 46, 47, 52 and 68 only (RCP-02)', () => {
    expect(SELF_SERVICE_RECEIPT_CODES).toEqual([1, 8, 9, 46, 47, 52, 68]);
    const codes = Array.from({ length: 100 }, (_, code) => code).filter(isSelfServiceReceipt);
    expect(codes).toEqual([1, 8, 9, 46, 47, 52, 68]);
  });

  it('code 1 is a purchase, the others depend on the setting (RCP-03)', () => {
    expect(receiptType(1)).toEqual({ ok: true, value: 'purchase' });
    expect(receiptType(46)).toEqual({
      ok: false,
      error: { kind: 'receipt-type-not-set', code: 46 },
    });
    expect(receiptType(46, { 46: 'goods-return' })).toEqual({ ok: true, value: 'goods-return' });
  });
});

describe('invoice path', () => {
  it.each([
    [{ kind: 'document', documentId: 'a/b' }, 'ddgb/download-document/a%2Fb'],
    [
      {
        kind: 'number',
        storeCode: '019',
        businessUnit: 'es',
        invoiceNumber: 'F 1',
        invoiceDate: plainDate(2026, 3, 1),
      },
      'customer/ddgb/invoice/pdf/019/es/F%201/2026-03-01',
    ],
    [
      { kind: 'order', storeCode: '019', businessUnit: 'es', orderId: '7', isOfferOrder: true },
      'customer/ddgb/invoice/maestro/019/es/7/1',
    ],
    [
      { kind: 'order', storeCode: '019', businessUnit: 'es', orderId: '7', isOfferOrder: false },
      'customer/ddgb/invoice/maestro/019/es/7/0',
    ],
    [
      { kind: 'receipt', businessUnit: 'pl', receiptId: '12' },
      'customer/ddgb/invoice/receipt/pl/12',
    ],
    [{ kind: 'third-party', invoiceId: '33' }, 'customer/ddgb/invoice/third-party/33'],
  ] as const)('%j is built from its parts, after the legal entity (INV-04)', (reference, path) => {
    expect(invoicePath(reference)).toBe(path);
    expect(invoicePath(reference, 'le/1')).toBe(`legal-entity/le%2F1/${path}`);
  });
});
