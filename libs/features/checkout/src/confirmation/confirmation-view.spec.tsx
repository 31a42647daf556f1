import { anOrder, fulfilledBy } from '@materia/api-mocks';
import { orderFacts, readOrder } from '@materia/api-orders';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import { ConfirmationView } from './ConfirmationView.tsx';

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
    expect(html).not.toContain(texts.checkout.pickupDocuments);
  });

  it('names the number of an order once', () => {
    const html = draw(<ConfirmationView facts={placed(market)} />, market);
    expect(html.split('PL-2603-000017')).toHaveLength(2);
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
              openWithdrawal: whole ? { whole, until: undefined, lines: [] } : undefined,
            })),
          }}
        />,
        market,
      );
    expect(drawn(true)).toContain(texts.checkout.mayWithdraw);
    expect(drawn(false)).not.toContain(texts.checkout.mayWithdraw);
  });
});
