import fc from 'fast-check';
import { addDays, plainDate } from '@materia/domain-holiday-calendar';
import { money } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import { checkFeeLineReferences, feeLine, feeLineKind } from './fee-lines.ts';
import type { OrderCharge } from './order-charge.ts';
import {
  chargesAfterPallets,
  fullPallets,
  palletDeposit,
  palletRefund,
  palletReturnUntil,
} from './pallet-deposit.ts';
import {
  preparationFee,
  preparationReferences,
  type PreparationTariff,
  type PreparedLine,
} from './preparation-fee.ts';
import { taxedAmount } from './taxed-amount.ts';

const eur = (minor: number) => money(minor, 'EUR');
const tariff: PreparationTariff = { base: eur(990), step: eur(600) };
const references = { preparationFee: '49900001', returnablePallet: '49900002' };

describe('preparation fee', () => {
  it.each([
    { count: 0, fee: 0 },
    { count: 1, fee: 990 },
    { count: 20, fee: 990 },
    { count: 21, fee: 1590 },
    { count: 30, fee: 1590 },
    { count: 31, fee: 2190 },
    { count: 40, fee: 2190 },
    { count: 41, fee: 2790 },
  ])(
    '$count references cost $fee: 20 in the base, then 6.00 for each started 10 (FEE-01, FEE-02, LIM-43)',
    ({ count, fee }) => {
      expect(preparationFee({ references: count }, tariff).amount).toEqual(eur(fee));
    },
  );

  it('base and step are set by the market, in its currency (FEE-05, MKT-13)', () => {
    const polish = { base: money(1500, 'PLN'), step: money(700, 'PLN') };
    expect(preparationFee({ references: 25 }, polish).amount).toEqual(money(2200, 'PLN'));
  });

  it('is waived where the rank of the customer grants it, and shown as waived (FEE-04)', () => {
    expect(preparationFee({ references: 35, isWaived: true }, tariff)).toMatchObject({
      amount: eur(0),
      originalAmount: eur(2190),
      steps: 2,
      isWaived: true,
    });
    expect(preparationFee({ references: 35 }, tariff)).toMatchObject({
      amount: eur(2190),
      isWaived: false,
    });
  });

  it('full pallets of one reference are exempt, partial pallets are not (FEE-03)', () => {
    const line = (sku: string, quantity: number, unitsPerPallet?: number): PreparedLine => ({
      sku,
      quantity,
      isThirdParty: false,
      unitsPerPallet,
    });
    expect(
      preparationReferences([
        line('cement', 96, 48),
        line('brick', 50, 48),
        line('sand', 47, 48),
        line('nails', 3),
        line('nails', 2),
        line('glue', 0),
      ]),
    ).toBe(3);
  });

  it('references prepared by vendors are not counted', () => {
    expect(preparationReferences([{ sku: 'lamp', quantity: 1, isThirdParty: true }])).toBe(0);
  });

  it('never falls as references grow', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), (count) => {
        const [now, next] = [
          preparationFee({ references: count }, tariff),
          preparationFee({ references: count + 1 }, tariff),
        ];
        expect(next.amount.minor).toBeGreaterThanOrEqual(now.amount.minor);
      }),
      { numRuns: 200 },
    );
  });
});

describe('pallet deposit', () => {
  const deliveredOn = plainDate(2026, 11, 20);
  const back = (returned: number, days: number) =>
    palletRefund(
      { delivered: 3, returned, deliveredOn, returnedOn: addDays(deliveredOn, days) },
      eur(1800),
    );

  it.each([
    { quantity: 47, unitsPerPallet: 48, isThirdParty: false, pallets: 0 },
    { quantity: 48, unitsPerPallet: 48, isThirdParty: false, pallets: 1 },
    { quantity: 95, unitsPerPallet: 48, isThirdParty: false, pallets: 1 },
    { quantity: 96, unitsPerPallet: 48, isThirdParty: false, pallets: 2 },
    { quantity: 96, unitsPerPallet: 48, isThirdParty: true, pallets: 0 },
    { quantity: 999, isThirdParty: false, pallets: 0 },
  ])(
    '$quantity units at $unitsPerPallet per pallet have $pallets deposits, those of vendors none (FEE-06)',
    ({ pallets, ...line }) => {
      expect(fullPallets(line)).toBe(pallets);
    },
  );

  it('the deposit for returned pallets is refunded (FEE-06)', () => {
    expect(palletDeposit(3, eur(1800))).toEqual(eur(5400));
    expect(back(3, 0)).toEqual({ ok: true, value: eur(5400) });
    expect(back(4, 0)).toEqual({ ok: false, error: { kind: 'more-than-delivered', delivered: 3 } });
  });

  it('the deposits that are left are those of the pallets that are still out (FEE-06)', () => {
    const deposit = {
      kind: 'deposit',
      territory: 'mainland',
      reference: '49900002',
      quantity: 3,
      unit: eur(1800),
      originalUnit: eur(1800),
      vatRate: 2100,
      amount: taxedAmount(eur(5400), 2100),
    } as const;
    const delivery = { ...deposit, kind: 'delivery' } as const;
    const left = (returned: number) =>
      chargesAfterPallets([delivery, deposit], returned).map(({ amount }) => amount.included);
    expect(left(0)).toEqual([eur(5400), eur(5400)]);
    expect(left(1)).toEqual([eur(5400), eur(3600)]);
    expect(left(3)).toEqual([eur(5400), eur(0)]);
  });

  it('pallets can be returned within 30 days (FEE-07, LIM-42)', () => {
    expect(palletReturnUntil(deliveredOn)).toBe(plainDate(2026, 12, 20));
    expect(back(1, 30)).toEqual({ ok: true, value: eur(1800) });
    expect(back(1, 31)).toEqual({
      ok: false,
      error: { kind: 'return-period-over', lastDay: plainDate(2026, 12, 20) },
    });
  });
});

describe('fee lines', () => {
  it('a fee line is identified by the two references of the business unit (FEE-08, SET-09)', () => {
    expect(feeLineKind('49900001', references)).toBe('preparation-fee');
    expect(feeLineKind('49900002', references)).toBe('returnable-pallet');
    expect(feeLineKind('12345678', references)).toBeNull();
  });

  it('a line has unit price and total with and without tax, the original unit price and the tax of the total (FEE-08)', () => {
    const fee = (
      kind: 'preparation-fee' | 'deposit',
      [quantity, unit, originalUnit]: readonly [number, number, number],
      vatRate: number,
    ): OrderCharge => ({
      kind,
      quantity,
      unit: eur(unit),
      originalUnit: eur(originalUnit),
      vatRate,
      amount: taxedAmount(eur(quantity * unit), vatRate),
      territory: 'mainland',
      reference: kind === 'deposit' ? references.returnablePallet : references.preparationFee,
    });
    expect(feeLine('preparation-fee', [fee('preparation-fee', [1, 0, 1800], 2000)], 'EUR')).toEqual(
      {
        reference: '49900001',
        quantity: 1,
        unit: { included: eur(0), excluded: eur(0) },
        originalUnit: { included: eur(1800), excluded: eur(1500) },
        total: { included: eur(0), excluded: eur(0) },
        tax: eur(0),
      },
    );
    const paid = [
      fee('preparation-fee', [1, 600, 600], 2000),
      fee('preparation-fee', [1, 390, 390], 1000),
      fee('deposit', [2, 990, 990], 2000),
      fee('deposit', [1, 990, 990], 2000),
    ];
    expect(feeLine('preparation-fee', paid, 'EUR')).toMatchObject({
      quantity: 1,
      unit: { included: eur(990), excluded: eur(500 + 355) },
      originalUnit: { included: eur(990), excluded: eur(500 + 355) },
      total: { included: eur(990), excluded: eur(500 + 355) },
      tax: eur(135),
    });
    expect(feeLine('deposit', paid, 'EUR')).toMatchObject({
      reference: '49900002',
      quantity: 3,
      unit: { included: eur(990), excluded: eur(825) },
      total: { included: eur(2970), excluded: eur(2475) },
      tax: eur(495),
    });
    expect(feeLine('deposit', paid.slice(0, 2), 'EUR')).toBeUndefined();
  });

  it('the two references differ from each other and from product SKUs (SET-10)', () => {
    const isProductSku = (reference: string) => reference === '12345678';
    expect(checkFeeLineReferences(references, isProductSku)).toEqual({
      ok: true,
      value: references,
    });
    expect(
      checkFeeLineReferences({ ...references, returnablePallet: '49900001' }, isProductSku),
    ).toEqual({
      ok: false,
      error: { kind: 'same-reference' },
    });
    expect(
      checkFeeLineReferences({ ...references, returnablePallet: '12345678' }, isProductSku),
    ).toEqual({
      ok: false,
      error: { kind: 'is-a-product', reference: '12345678' },
    });
  });
});
