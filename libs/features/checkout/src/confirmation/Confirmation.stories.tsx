import type { Meta } from '@storybook/react-vite';
import { anOrder, fulfilledBy } from '@materia/api-mocks';
import { orderFacts, readOrder } from '@materia/api-orders';
import { addDays, plainDate } from '@materia/domain-holiday-calendar';
import { zonedMoment } from '@materia/platform-clock';
import { marketStory } from '../samples/market-story.tsx';
import { ConfirmationView } from './ConfirmationView.tsx';

/** A store that is closed on the sixth day from the pickup on. */
const PICKUP_STORE = {
  week: Array.from({ length: 7 }, (_, ahead) => ({
    date: addDays(plainDate(2026, 3, 10), ahead),
    isToday: ahead === 0,
    ranges: ahead === 5 ? [] : [{ from: 420, to: 1140 }],
  })),
  latitude: 40.4,
  longitude: -3.5,
  timeZone: 'Europe/Madrid',
};
const OPEN = {
  open: { whole: true, lines: [{ lineNumber: 1, quantity: 2 }] },
  declared: [],
};

const meta = {
  title: 'Pages/Checkout/Confirmation',
  component: ConfirmationView,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConfirmationView>;
export default meta;

export const OfGuest = marketStory((market) => (
  <ConfirmationView
    facts={{
      orders: [orderFacts(readOrder(anOrder({ currency: market.currency })), market)],
      reference: '7c1e04d9a2b85f36',
    }}
  />
));

export const OfSeveralOrders = marketStory((market) => (
  <ConfirmationView
    facts={{
      orders: [
        anOrder({ currency: market.currency }),
        anOrder({
          ordersId: 'o-2',
          externalId: 'PL-2603-000018',
          currency: market.currency,
          ...fulfilledBy('seller/home', {
            date: '2026-03-13',
            to: { street: ['Długa 12/5'], postcode: '61-001' },
          }),
          shippingPrice: 14.99,
        }),
      ].map((order) => orderFacts(readOrder(order), market)),
    }}
  />
));

export const OfAFirm = marketStory((market) => (
  <ConfirmationView
    facts={{
      orders: ['o-1', 'o-2'].map((ordersId) =>
        orderFacts(
          readOrder(
            anOrder({
              ordersId,
              externalId: ordersId,
              purchaseOrders: ['o-1', 'o-2'],
              currency: market.currency,
              priceBasis: 'excluded',
              company: { name: 'Budowa sp. z o.o.', taxNumber: '5260250274' },
              reference: 'Budowa 7/2026',
              siteContact: { name: 'Jan Kos', telephone: '+48601020304' },
            }),
          ),
          market,
        ),
      ),
    }}
  />
));

export const Default = marketStory((market) => (
  <ConfirmationView
    facts={{ orders: [orderFacts(readOrder(anOrder({ currency: market.currency })), market)] }}
  />
));

/** Collected in two hours, and to be cancelled. */
export const WithPickupCode = marketStory((market) => (
  <ConfirmationView
    facts={{
      orders: [
        orderFacts(
          readOrder(
            anOrder({
              currency: market.currency,
              ...fulfilledBy('drive/two_hours', { date: '2026-03-10', fromMinute: 660 }),
              withdrawal: OPEN,
            }),
          ),
          market,
        ),
      ],
      pickupStores: { 'o-1': PICKUP_STORE },
    }}
  />
));

/** A guest who pays in the store has to confirm the order first. */
export const ToBeConfirmed = marketStory((market) => (
  <ConfirmationView
    facts={{
      orders: [
        orderFacts(
          readOrder(
            anOrder({
              currency: market.currency,
              ...fulfilledBy('drive/two_hours', { date: '2026-03-10', fromMinute: 660 }),
            }),
          ),
          market,
        ),
      ],
      pickupStores: { 'o-1': PICKUP_STORE },
      reference: '7c1e04d9a2b85f36',
      confirmUntil: zonedMoment('2026-03-10T10:00:00Z', market.timeZone),
    }}
  />
));

export const Cancelled = marketStory((market) => (
  <ConfirmationView
    facts={{
      orders: [
        orderFacts(
          readOrder(
            anOrder({
              currency: market.currency,
              status: 'CANCELED',
              paymentMethod: 'card',
              payment: {
                state: 'paid',
                refunds: [
                  {
                    amount: 24,
                    state: 'pending',
                    reason: 'order-cancelled',
                    at: '2026-03-10T10:00:00Z',
                  },
                ],
              },
            }),
          ),
          market,
        ),
      ],
    }}
  />
));

export const WithoutOrder = marketStory(() => <ConfirmationView facts={{ orders: [] }} />);
