import { plainDate } from '@materia/domain-holiday-calendar';
import { money } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import { expectedRefund } from './expected-refund.ts';
import type { OrderLine } from './order.ts';

const line = (lineNumber: number, quantity: number, total: number, discount = 0): OrderLine => ({
  id: String(lineNumber),
  lineNumber,
  sku: '1',
  subType: undefined,
  name: 'Cement',
  urlKey: 'cement',
  image: '',
  quantity,
  unit: money(Math.round(total / quantity), 'EUR'),
  total: money(total, 'EUR'),
  discount: discount === 0 ? undefined : money(-discount, 'EUR'),
  charged: money(total - discount, 'EUR'),
  vendorName: 'Materia',
});

const ORDER = {
  lines: [line(1, 3, 1000), line(2, 1, 500, 50)],
  total: money(1450 + 690, 'EUR'),
  payment: { method: 'card', state: 'paid', refunds: [] },
  withdrawals: [],
  openWithdrawal: {
    kind: 'withdrawal',
    whole: false,
    ways: ['post'],
    needsDeclaration: false,
    promisedUntil: undefined,
    until: undefined,
    lines: [],
  },
  pallets: undefined,
} as const;

describe('what goes back for units of an order', () => {
  it.each([
    { of: 'one unit of three', units: [{ lineNumber: 1, quantity: 1 }], minor: 334 },
    { of: 'a line after its discount', units: [{ lineNumber: 2, quantity: 1 }], minor: 450 },
    {
      of: 'everything, with delivery and fees',
      units: [
        { lineNumber: 1, quantity: 3 },
        { lineNumber: 2, quantity: 1 },
      ],
      minor: 2140,
    },
  ])('is the charge of $of', ({ units, minor }) => {
    expect(expectedRefund(ORDER, units)).toEqual(money(minor, 'EUR'));
  });

  it('contains the tax of units whose prices were agreed without it', () => {
    const [first, second] = ORDER.lines;
    const net = { ...first, unit: money(271, 'EUR'), total: money(813, 'EUR') };
    const order = { ...ORDER, lines: [net, second] };
    expect(expectedRefund(order, [{ lineNumber: 1, quantity: 3 }])).toEqual(money(1000, 'EUR'));
  });

  it('is the rest after earlier withdrawals', () => {
    const withdrawals = [
      {
        at: '',
        lines: [{ lineNumber: 1, quantity: 2 }],
        refund: money(667, 'EUR'),
        isRefunded: true,
        code: '1-R1',
        kind: 'withdrawal',
        way: 'post',
        step: 'refunded',
        isBeforeHandover: false,
        refundBy: undefined,
        sent: undefined,
        refused: [],
      },
    ] as const;
    const rest = [
      { lineNumber: 1, quantity: 1 },
      { lineNumber: 2, quantity: 1 },
    ];
    expect(expectedRefund({ ...ORDER, withdrawals }, rest)).toEqual(money(2140 - 667, 'EUR'));
  });

  it('is nothing for what is paid at the handover and not handed over yet', () => {
    const order = {
      ...ORDER,
      payment: { method: 'pay_in_store', state: 'in-store', refunds: [] },
      openWithdrawal: { ...ORDER.openWithdrawal, whole: true },
    } as const;
    expect(expectedRefund(order, [{ lineNumber: 1, quantity: 3 }]).minor).toBe(0);
  });

  it('by the promise of the shop is the price of the products only (BEY-17)', () => {
    const openWithdrawal = { ...ORDER.openWithdrawal, kind: 'promise' } as const;
    const all = ORDER.lines.map(({ lineNumber, quantity }) => ({ lineNumber, quantity }));
    expect(expectedRefund({ ...ORDER, openWithdrawal }, all)).toEqual(money(1450, 'EUR'));
  });

  it('leaves out deposits of pallets that came back before (FEE-06)', () => {
    const on = plainDate(2026, 3, 2);
    const pallets = { out: 1, returned: [{ count: 1, on, refund: money(90, 'EUR') }] };
    const all = ORDER.lines.map(({ lineNumber, quantity }) => ({ lineNumber, quantity }));
    expect(expectedRefund({ ...ORDER, pallets }, all)).toEqual(money(2050, 'EUR'));
  });
});
