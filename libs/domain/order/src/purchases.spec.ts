import { plainDate } from '@materia/domain-holiday-calendar';
import { describe, expect, it } from 'vitest';
import { normaliseOrderDate } from './order-date.ts';
import { ORDER_ORIGINS, ORDER_TYPES } from './order-kind.ts';
import { orderedProducts, orderLineKind } from './order-lines.ts';
import { planReorder, reorderLines } from './reorder.ts';
import { refundDueBy, returnRight, withdrawalRight } from './withdrawal.ts';

describe('order types and dates', () => {
  it('an order is offer, legacy or selfservice and comes from SELFSERVICE, STORE or WEB (ORD-02, ORD-03)', () => {
    expect(ORDER_TYPES).toEqual(['offer', 'legacy', 'selfservice']);
    expect(ORDER_ORIGINS).toEqual(['SELFSERVICE', 'STORE', 'WEB']);
  });

  it.each([
    ['createdAt', { id: 1, createdAt: '2026-03-01T10:00:00Z' }],
    ['creation_date', { id: 1, creation_date: '2026-03-01T10:00:00Z' }],
    [
      'creation_date beside an empty createdAt',
      { id: 1, createdAt: '', creation_date: '2026-03-01T10:00:00Z' },
    ],
    [
      'both forms, of which createdAt counts',
      { id: 1, createdAt: '2026-03-01T10:00:00Z', creation_date: '2020-01-01' },
    ],
  ])(
    'the date of an order is read from %s into createdAt alone (ORD-15, ORD-01)',
    (_form, order) => {
      expect(normaliseOrderDate(order)).toEqual({
        ok: true,
        value: { id: 1, createdAt: '2026-03-01T10:00:00Z' },
      });
    },
  );

  it('refuses an order without any date', () => {
    expect(normaliseOrderDate({})).toEqual({ ok: false, error: { kind: 'order-without-date' } });
    expect(normaliseOrderDate({ createdAt: '', creation_date: '' })).toEqual({
      ok: false,
      error: { kind: 'order-without-date' },
    });
  });
});

describe('ordering again', () => {
  const goods = { lineId: '1', offerId: 'o-1' };
  const packaging = { lineId: '2', subType: 'PACKAGING' };
  const handling = { lineId: '3', subType: 'HANDLE' };

  it('needs an offer on every line, except packaging and handling (PUR-03)', () => {
    expect(reorderLines([goods, packaging, handling])).toEqual({ ok: true, value: [goods] });
    expect(
      reorderLines([
        goods,
        { lineId: '4' },
        { lineId: '5', subType: 'OTHER' },
        { lineId: '6', offerId: '' },
      ]),
    ).toEqual({
      ok: false,
      error: { kind: 'lines-without-offer', lineIds: ['4', '5', '6'] },
    });
  });

  it('refuses a purchase without products', () => {
    expect(reorderLines([packaging])).toEqual({ ok: false, error: { kind: 'nothing-to-reorder' } });
    expect(reorderLines([])).toEqual({ ok: false, error: { kind: 'nothing-to-reorder' } });
  });

  it('returns the lines whose offer is still sold and names the others (PUR-08)', () => {
    const gone = { lineId: '9', offerId: 'o-9' };
    expect(planReorder([goods, gone], new Set(['o-1']))).toEqual({
      available: [goods],
      unavailable: [gone],
    });
  });
});

describe('order lines', () => {
  const references = { preparationFee: '49000001', returnablePallet: '82999999' };

  it.each([
    ['the preparation fee', { itemId: '49000001' }, 'preparation-fee', 'ORD-09'],
    ['the returnable pallet', { itemId: '82999999' }, 'returnable-pallet', 'ORD-09'],
    ['an ecotax line', { itemId: '82000001', type: 'ECO' }, 'ecotax', 'ORD-07'],
    ['a line that starts with 49', { itemId: '49400365' }, 'service', 'ORD-08'],
    [
      'a packaging line',
      { itemId: '82000002', subType: 'PACKAGING' },
      'packaging-or-handling',
      'ORD-06',
    ],
    [
      'a handling line',
      { itemId: '82000003', subType: 'HANDLE' },
      'packaging-or-handling',
      'ORD-06',
    ],
    ['anything else', { itemId: '82490001', type: 'SKU', subType: 'OTHER' }, 'product', 'ORD-08'],
  ])('%s (%j) is recognized as %s (%s)', (_case, line, kind, _row) => {
    expect(orderLineKind(line, references)).toBe(kind);
    expect(orderedProducts([line], references)).toEqual(kind === 'product' ? [line] : []);
  });
});

describe('withdrawal', () => {
  const lines = [
    { lineId: '1', excluded: undefined },
    { lineId: '2', excluded: 'cut-to-size' },
  ] as const;
  const order = {
    isProfessional: false,
    isCancelled: false,
    isThirdParty: false,
    receivedOn: plainDate(2026, 3, 2),
    lines,
  };
  const everyDay = { days: 14, isWorkingDay: () => true, soleTraders: false };

  it('is open for fourteen days after arrival, the last day included (BEY-17)', () => {
    const until = plainDate(2026, 3, 16);
    expect(withdrawalRight(order, until, everyDay)).toEqual({
      ok: true,
      value: { lineIds: ['1'], until, needsDeclaration: false },
    });
    expect(withdrawalRight(order, plainDate(2026, 3, 17), everyDay)).toEqual({
      ok: false,
      error: { kind: 'withdrawal-period-over', until },
    });
  });

  it('ends on the next working day when the last day is not one (BEY-17)', () => {
    const until = plainDate(2026, 3, 18);
    const closed = [plainDate(2026, 3, 16), plainDate(2026, 3, 17)];
    expect(
      withdrawalRight(order, until, { ...everyDay, isWorkingDay: (day) => !closed.includes(day) }),
    ).toEqual({
      ok: true,
      value: { lineIds: ['1'], until, needsDeclaration: false },
    });
  });

  it('has no end while the products are in transit (BEY-17)', () => {
    const underWay = { ...order, receivedOn: undefined };
    expect(withdrawalRight(underWay, plainDate(2030, 1, 1), everyDay)).toEqual({
      ok: true,
      value: { lineIds: ['1'], until: undefined, needsDeclaration: false },
    });
  });

  it('is open to a firm of one person that declares it, where the law says so (BEY-17)', () => {
    const firm = { ...order, isProfessional: true };
    const right = withdrawalRight(firm, order.receivedOn, { ...everyDay, soleTraders: true });
    expect(right.ok && right.value.needsDeclaration).toBe(true);
  });

  it.each([
    ['a professional', { ...order, isProfessional: true }, 'not-a-consumer'],
    ['a cancelled order', { ...order, isCancelled: true }, 'order-cancelled'],
    ['goods cut to size', { ...order, lines: lines.slice(1) }, 'excluded'],
    ['an order of which nothing is left', { ...order, lines: [] }, 'nothing-left'],
  ] as const)('is refused for %s', (_case, refused, kind) => {
    expect(withdrawalRight(refused, order.receivedOn, everyDay)).toEqual({
      ok: false,
      error: { kind },
    });
  });
});

describe('a return', () => {
  const period = {
    days: 14,
    promisedDays: 100,
    isWorkingDay: () => true,
    soleTraders: false,
  };
  const order = {
    isProfessional: false,
    isCancelled: false,
    isThirdParty: false,
    receivedOn: plainDate(2026, 3, 2),
    lines: [
      { lineId: '1', excluded: undefined },
      { lineId: '2', excluded: 'mixed-to-order' },
    ],
  } as const;
  const until = plainDate(2026, 6, 10);
  const kindOn = (changed: object, day: typeof until) => {
    const right = returnRight({ ...order, ...changed }, day, period);
    return right.ok ? right.value.kind : right.error.kind;
  };

  it('is by the law first, and then by the promise of the shop until its last day (BEY-17)', () => {
    expect(kindOn({}, plainDate(2026, 3, 16))).toBe('withdrawal');
    expect(returnRight(order, plainDate(2026, 3, 17), period)).toEqual({
      ok: true,
      value: { kind: 'promise', lineIds: ['1'], until },
    });
    expect(kindOn({}, until)).toBe('promise');
    expect(kindOn({}, plainDate(2026, 6, 11))).toBe('withdrawal-period-over');
  });

  it('of a firm that need not declare anything is by the promise (BEY-17)', () => {
    const firm = { ...order, isProfessional: true };
    const right = returnRight(firm, order.receivedOn, { ...period, soleTraders: true });
    expect(right).toMatchObject({
      ok: true,
      value: { kind: 'withdrawal', needsDeclaration: true, promisedUntil: until },
    });
    expect(returnRight(order, order.receivedOn, period)).toMatchObject({
      value: { promisedUntil: undefined },
    });
  });

  it('of a firm is by the promise, and of what others sell never (BEY-17)', () => {
    const firm = { isProfessional: true };
    expect(kindOn(firm, order.receivedOn)).toBe('promise');
    expect(kindOn({ ...firm, receivedOn: undefined }, order.receivedOn)).toBe('not-a-consumer');
    const late = plainDate(2026, 3, 17);
    expect(kindOn({ isThirdParty: true }, late)).toBe('withdrawal-period-over');
    expect(kindOn({ lines: order.lines.slice(1) }, late)).toBe('excluded');
  });

  it.each([
    [undefined, plainDate(2026, 3, 16)],
    [plainDate(2026, 3, 5), plainDate(2026, 3, 16)],
    [plainDate(2026, 3, 20), plainDate(2026, 3, 20)],
  ])('that is proven on %j is paid back by %j (BEY-17)', (provenOn, due) => {
    expect(refundDueBy({ declaredOn: plainDate(2026, 3, 2), provenOn }, 14)).toEqual(due);
  });
});
