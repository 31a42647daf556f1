import type { Meta } from '@storybook/react-vite';
import { anOrder, fulfilledBy } from '@materia/api-mocks';
import { orderFacts, readOrder } from '@materia/api-orders';
import { marketStory } from '../samples/market-story.tsx';
import { ConfirmationView } from './ConfirmationView.tsx';

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
      link: 'signed-link',
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

export const WithoutOrder = marketStory(() => <ConfirmationView facts={{ orders: [] }} />);
