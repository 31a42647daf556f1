import { anOrder, fulfilledBy } from '@materia/api-mocks';
import { orderFacts, readOrder } from '@materia/api-orders';
import { zonedMoment } from '@materia/platform-clock';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import { ConfirmationView } from './ConfirmationView.tsx';

type WireRefunds = NonNullable<ReturnType<typeof anOrder>['payment']>['refunds'];
type ListedMarket = (typeof markets)[number];

const placed = (market: ListedMarket) => ({
  orders: [orderFacts(readOrder(anOrder({ currency: market.currency })), market)],
});

describe.each(markets)('the confirmation in market $id', (market) => {
  const { currency, texts } = market;

  it('confirms that the retailer prepares its own shipments, and passes on only vendors’ shipments', () => {
    const confirmed = (sent: Parameters<typeof anOrder>[0]): string =>
      draw(
        <ConfirmationView
          facts={{ orders: [orderFacts(readOrder(anOrder({ ...sent, currency })), market)] }}
        />,
        market,
      );
    const [prepared, passedOn] = [
      texts.checkout.confirmationLead,
      texts.checkout.confirmationLeadSent,
    ].map((text) => text.split('{name}').join('').replace(/^, /, ''));
    expect(confirmed(fulfilledBy('chronopost/home'))).toContain(prepared);
    expect(confirmed(fulfilledBy('seller/home'))).toContain(passedOn);
  });

  it('says of a cancelled order that nothing comes any more, and no longer thanks for it', () => {
    const cancelled = anOrder({ status: 'CANCELED', currency });
    const html = draw(
      <ConfirmationView facts={{ orders: [orderFacts(readOrder(cancelled), market)] }} />,
      market,
    );
    expect(html).toContain(texts.checkout.cancelledTitle);
    expect(html).not.toContain(texts.checkout.confirmationTitle);
    expect(html).toContain(texts.handover.cancelledDay);
    expect(html).not.toContain(texts.handover.code);
    expect(html).not.toContain(texts.handover.calendar);
  });

  it('shows the day of each order before anything else about it', () => {
    const html = draw(<ConfirmationView facts={placed(market)} />, market);
    const [label, number] = [texts.handover.readyFrom, texts.handover.pickupSlot].map((text) =>
      html.indexOf(text),
    );
    expect(Math.max(label ?? -1, number ?? -1)).toBeGreaterThan(0);
    expect(Math.max(label ?? -1, number ?? -1)).toBeLessThan(html.indexOf('Cement'));
  });

  it('shows the pickup code as bars and as text, and not before a guest has confirmed', () => {
    const html = draw(<ConfirmationView facts={placed(market)} />, market);
    expect(html).toContain('data-barcode="PL-2603-000017"');
    expect(html).toContain('>PL-2603-000017<');
    const open = draw(
      <ConfirmationView
        facts={{
          ...placed(market),
          reference: 'abc',
          confirmUntil: zonedMoment('2026-03-10T12:00:00Z', market.timeZone),
        }}
      />,
      market,
    );
    expect(open).not.toContain('data-barcode');
  });

  it('shows no pickup code, calendar or hour of a mail for what is not paid yet', () => {
    const unpaid = anOrder({
      ...fulfilledBy('drive/two_hours', { date: '2026-03-10', fromMinute: 660 }),
      currency,
      paymentMethod: 'card',
      payment: { state: 'waiting', refunds: [] },
    });
    const html = draw(
      <ConfirmationView facts={{ orders: [orderFacts(readOrder(unpaid), market)] }} />,
      market,
    );
    expect(html).not.toContain('data-barcode');
    for (const text of [texts.handover.calendar, texts.handover.hourOpen])
      expect(html).not.toContain(text);
  });

  it('promises money back after a cancellation only where some goes back', () => {
    const cancelled = (refunds: WireRefunds) =>
      draw(
        <ConfirmationView
          facts={{
            orders: [
              orderFacts(
                readOrder(
                  anOrder({
                    currency,
                    status: 'CANCELED',
                    paymentMethod: 'card',
                    payment: { state: 'paid', refunds },
                  }),
                ),
                market,
              ),
            ],
          }}
        />,
        market,
      );
    expect(cancelled([])).toContain(texts.checkout.cancelledOnly);
    expect(cancelled([])).not.toContain(texts.checkout.cancelledText);
    const refund = {
      amount: 24,
      state: 'pending',
      reason: 'order-cancelled',
      at: '2026-03-10T10:00:00Z',
    } as const;
    expect(cancelled([refund])).toContain(texts.checkout.cancelledText);
  });

  it('of the first purchase leads to the orders, and offers the club where it is on (BEY-39)', () => {
    const drawn = (firstPurchase?: { readonly hasClub: boolean }) =>
      draw(<ConfirmationView facts={{ ...placed(market), firstPurchase }} />, market);
    const { title, text, clubLink } = texts.firstPurchase;
    expect(drawn()).not.toContain(title);
    for (const shown of [title, text]) expect(drawn({ hasClub: false })).toContain(shown);
    expect(drawn({ hasClub: false })).not.toContain(clubLink);
    expect(drawn({ hasClub: true }).split(clubLink)).toHaveLength(2);
  });

  it('the confirmation shows all four steps as completed (CHK-05)', () => {
    const html = draw(<ConfirmationView facts={placed(market)} />, market);
    expect([...html.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state)).toEqual([
      'done',
      'done',
      'done',
      'done',
    ]);
    expect(html).toContain('PL-2603-000017');
  });

  it('the confirmation says where the order can be withdrawn from, while it can be', () => {
    const { orders } = placed(market);
    const drawn = (whole: boolean) =>
      draw(
        <ConfirmationView
          facts={{
            orders: orders.map((order) => ({
              ...order,
              openWithdrawal: whole
                ? {
                    kind: 'withdrawal',
                    whole,
                    ways: ['post'],
                    needsDeclaration: false,
                    promisedUntil: undefined,
                    until: undefined,
                    lines: [],
                  }
                : undefined,
            })),
          }}
        />,
        market,
      );
    expect(drawn(true)).toContain(texts.handover.cancelText);
    const guarantee = texts.rights.guarantee.replace(
      '{years}',
      String(market.settings.legalGuarantee.years),
    );
    expect(drawn(true)).toContain(guarantee);
    for (const text of [texts.handover.cancelText, guarantee])
      expect(drawn(false)).not.toContain(text);
  });
});
