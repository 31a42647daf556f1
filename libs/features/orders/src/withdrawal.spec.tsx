import { anOrder, type MockRequest, type MockResponses, mockHost } from '@materia/api-mocks';
import { orderFacts, readOrder } from '@materia/api-orders';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit, outcomeOf } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { changeGuestOrder } from './guest-order.loader.ts';
import { OrderDetailsView } from './OrderDetailsView.tsx';
import { type WithdrawalOutcome, withdrawOnPage } from './withdrawal.action.ts';

const [poland] = markets;
const LINK = 'a.b.c';
const open = (whole = false) => ({
  open: { whole, until: '2026-03-24', lines: [{ lineNumber: 1, quantity: 2 }] },
  declared: [],
});

const visit = (
  withdrawal: NonNullable<Parameters<typeof anOrder>[0]>['withdrawal'] = open(),
  answers: Partial<MockResponses> = {},
) => {
  const asked: MockRequest[] = [];
  const accepted = (request: MockRequest) => {
    asked.push(request);
    return { reply: anOrder() };
  };
  const { context, shop } = aVisit(
    poland,
    mockHost({
      readOrder: () => ({ reply: anOrder({ withdrawal }) }),
      readGuestOrders: () => ({ reply: { orders: [anOrder({ withdrawal })], in_account: false } }),
      withdrawFromOrder: accepted,
      withdrawFromGuestOrder: accepted,
      ...answers,
    }),
    { customer: ANNA },
  );
  const send = (fields: Readonly<Record<string, string>>) =>
    outcomeOf<WithdrawalOutcome>(() =>
      withdrawOnPage({ context, params: { orderId: 'o-1' }, request: posted(fields) }),
    );
  const sendAsGuest = (fields: Readonly<Record<string, string>>) =>
    outcomeOf(() =>
      changeGuestOrder({
        context,
        params: { link: shop.session.keepGuestLink(LINK) },
        request: posted(fields),
      }),
    );
  return { asked, send, sendAsGuest };
};
const posted = (fields: Readonly<Record<string, string>>) =>
  new Request('http://shop.test/order', { method: 'POST', body: new URLSearchParams(fields) });

/** What a form without further fields declares. */
const DECLARED = {
  name: `${anOrder().customer.firstname} ${anOrder().customer.lastname}`,
  way: 'post',
  outsideTrade: false,
};
const START = { step: 'withdraw-from-contract' };
const CONFIRM = { step: 'confirm-withdrawal' };

describe('cancelling on the page of an order', () => {
  const cancellable = (answers: Partial<MockResponses> = {}) =>
    visit(open(true), {
      readOrder: () => ({ reply: anOrder({ status: 'TO_BE_PREPARED' }) }),
      readGuestOrders: () => ({
        reply: { orders: [anOrder({ status: 'TO_BE_PREPARED' })], in_account: false },
      }),
      ...answers,
    });

  it('is shown with what goes back, and confirmed in two steps (ORD-17)', async () => {
    const asked: MockRequest[] = [];
    const { send, sendAsGuest } = cancellable({
      cancelOrder: (request) => (asked.push(request), { reply: anOrder() }),
      cancelGuestOrder: (request) => (asked.push(request), { reply: anOrder() }),
    });
    expect(await send({ step: 'cancel-order' })).toMatchObject({
      status: 200,
      facts: { kind: 'check-cancellation' },
    });
    expect(asked).toEqual([]);
    expect(await send({ step: 'confirm-cancellation' })).toMatchObject({ status: 303 });
    const { externalId } = anOrder();
    expect(await sendAsGuest({ step: 'confirm-cancellation', order: externalId })).toMatchObject({
      status: 303,
    });
    expect(asked[1]?.body).toMatchObject({ link: LINK });
  });

  it('is refused once somebody has begun to prepare the order (ORD-17)', async () => {
    const late = visit(open(true), {
      readOrder: () => ({ reply: anOrder({ status: 'IN_PREPARATION' }) }),
    });
    const meanwhile = cancellable({ cancelOrder: () => ({ refusal: 'step-not-allowed' }) });
    for (const { send } of [late, meanwhile])
      expect(await send({ step: 'confirm-cancellation' })).toMatchObject({
        status: 422,
        facts: { kind: 'refused', act: 'cancel', reason: 'not-possible' },
      });
  });
});

describe('the statement that a return was sent', () => {
  const declared = {
    at: '2026-03-10T09:30:00Z',
    lines: [{ lineNumber: 1, quantity: 2 }],
    refund: 24,
    state: 'declared' as const,
    code: 'o-1-R1',
  };

  it('names who took it, and goes to the return of the page (BEY-17)', async () => {
    const asked: MockRequest[] = [];
    const { send } = visit(
      { declared: [declared] },
      {
        reportReturnSent: (request) => (asked.push(request), { reply: anOrder() }),
      },
    );
    const sent = { step: 'report-sent', code: 'o-1-R1', parcel: '7' };
    expect(await send(sent)).toMatchObject({ status: 422, facts: { kind: 'carrier-missing' } });
    expect(await send({ ...sent, carrier: 'DPD', code: 'o-2-R1' })).toMatchObject({ status: 422 });
    expect(await send({ ...sent, carrier: 'DPD' })).toMatchObject({ status: 303 });
    expect(asked.map(({ body }) => body)).toEqual([{ carrier: 'DPD', parcel: '7' }]);
  });
});

describe('a withdrawal on the page of an order', () => {
  it('is requested and confirmed in two steps (BEY-17)', async () => {
    const { asked, send } = visit();
    expect(await send({ ...START, 'units-1': '1' })).toMatchObject({
      status: 200,
      facts: {
        kind: 'check',
        units: [{ lineNumber: 1, quantity: 1 }],
        refund: { minor: 1200, currency: 'PLN' },
      },
    });
    expect(asked).toEqual([]);
    expect(await send({ ...CONFIRM, 'units-1': '1' })).toMatchObject({
      status: 303,
      location: expect.stringMatching(/o-1.*#withdrawal$/),
    });
    expect(asked.map(({ body }) => body)).toEqual([
      { ...DECLARED, lines: [{ lineNumber: 1, quantity: 1 }] },
    ]);
  });

  it('is from the whole order before the handover, regardless of the form (BEY-17)', async () => {
    const { asked, send } = visit(open(true));
    await send({ ...CONFIRM, 'units-1': '1' });
    expect(asked.map(({ body }) => body)).toEqual([
      { ...DECLARED, lines: [{ lineNumber: 1, quantity: 2 }] },
    ]);
  });

  it('of a firm of one person needs its declaration, and passes it on (BEY-17)', async () => {
    const { asked, send } = visit({
      ...open(),
      open: { ...open().open, needsDeclaration: true },
    });
    expect(await send({ ...CONFIRM, 'units-1': '1' })).toMatchObject({
      status: 422,
      facts: { kind: 'invalid', lacksDeclaration: true },
    });
    await send({ ...CONFIRM, 'units-1': '1', outsideTrade: '1', way: 'store', name: 'Jan Kos' });
    expect(asked.map(({ body }) => body)).toMatchObject([
      { name: 'Jan Kos', way: 'store', outsideTrade: true },
    ]);
  });

  it.each([
    ['3', [1]],
    ['-1', [1]],
    ['1.5', [1]],
    ['two', [1]],
    ['', []],
    ['0', []],
  ])(
    'of %j units is refused at its field, and keeps the input (BEY-17)',
    async (typed, invalid) => {
      const { asked, send } = visit();
      const { status, facts } = await send({ ...CONFIRM, 'units-1': typed });
      expect(status).toBe(422);
      expect(facts).toMatchObject({ kind: 'invalid', typed: { 1: typed }, invalid });
      expect(asked).toEqual([]);
      const order = orderFacts(readOrder(anOrder({ withdrawal: open() })), poland);
      const html = draw(<OrderDetailsView order={order} outcome={facts ?? undefined} />, poland);
      expect(html).toContain('href="#units-1"');
      expect(html).toMatch(new RegExp(`<input(?=[^>]*name="units-1")(?=[^>]*value="${typed}")`));
    },
  );

  it.each([
    ['step-not-allowed', 'not-possible'],
    ['forbidden', 'refused'],
  ] as const)(
    'that the host answers with %s says so on the page (BEY-17)',
    async (refusal, reason) => {
      const { send } = visit(open(), { withdrawFromOrder: () => ({ refusal }) });
      expect(await send({ ...CONFIRM, 'units-1': '1' })).toMatchObject({
        status: 422,
        facts: { kind: 'refused', reason },
      });
    },
  );

  it('of a guest goes by the signed link (BEY-17)', async () => {
    const { asked, sendAsGuest } = visit();
    const number = anOrder().externalId;
    expect(await sendAsGuest({ ...CONFIRM, order: number, 'units-1': '2' })).toMatchObject({
      status: 303,
      location: expect.stringContaining(`?order=${number}#withdrawal`),
    });
    expect(asked[0]?.body).toMatchObject({ link: LINK, lines: [{ lineNumber: 1, quantity: 2 }] });
  });
});

describe.each(markets)('the page of an order in $id', (market) => {
  const page = (withdrawal: Parameters<typeof anOrder>[0]) =>
    draw(<OrderDetailsView order={orderFacts(readOrder(anOrder(withdrawal)), market)} />, market);

  it('offers the withdrawal until its last day, and only to those who have the right (BEY-17)', () => {
    const { untilText, withdrawHere, title } = market.texts.withdrawal;
    const html = page({ withdrawal: open() });
    for (const words of [untilText.replace('{date}', '24/03/2026'), withdrawHere])
      expect(html).toContain(words);
    const begun = page({ status: 'IN_PREPARATION', withdrawal: { declared: [] } });
    expect(begun).not.toContain(`>${title}<`);
  });

  it('shows when a withdrawal arrived, and when its money comes back (BEY-17)', () => {
    const declared = (state: 'declared' | 'refunded') =>
      page({
        withdrawal: {
          declared: [
            {
              at: '2026-03-10T09:30:00Z',
              lines: [{ lineNumber: 1, quantity: 2 }],
              refund: 24,
              state,
            },
          ],
        },
      });
    const [later = ''] = market.texts.withdrawal.refundLater.split('{amount}');
    const [started = ''] = market.texts.withdrawal.refundStarted.split('{amount}');
    expect(declared('declared')).toContain(later);
    expect(declared('refunded')).toContain(started);
    expect(declared('declared')).toContain('10/03/2026');
  });

  it('says until when pallets can be returned: thirty days after the products arrived (FEE-07)', () => {
    const pallets = {
      priceRows: [{ kind: 'deposit' as const, amount: 30, amount_no_tax: 24.39 }],
    };
    const { palletsWithin, palletsUntil } = market.texts.orders;
    expect(page(pallets)).toContain(palletsWithin.replace('{days}', '30'));
    const statusHistories = [{ status: 'INVOICED', at: '2026-03-10T09:30:00Z' }];
    expect(page({ ...pallets, status: 'INVOICED', statusHistories })).toContain(
      palletsUntil.replace('{date}', '09/04/2026'),
    );
  });
});
