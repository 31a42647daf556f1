import { anOrder } from '@materia/api-mocks';
import { orderFacts, readOrder } from '@materia/api-orders';
import { useShop } from '@materia/ui-shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { OrderDetailsView } from './OrderDetailsView.tsx';
import { OrdersView } from './OrdersView.tsx';

const meta: Meta = { title: 'Pages/Orders', parameters: { layout: 'fullscreen', theme: 'account' } };
export default meta;
type Story = StoryObj;

type ShopValue = ReturnType<typeof useShop>;
const InShop = ({ children }: { readonly children: (shop: ShopValue) => ReactNode }) => children(useShop());
const story = (draw: (shop: ShopValue) => ReactNode): Story => ({ render: () => <InShop>{draw}</InShop> });
const shown = (market: ShopValue['market'], changes: Parameters<typeof anOrder>[0] = {}) => orderFacts(readOrder(anOrder({ currency: market.currency, ...changes })), market);

const GROUPS = [
  ['1', 'TO_BE_PREPARED'],
  ['2', 'READY'],
  ['3', 'COMPLETED'],
  ['4', 'CANCELED'],
] as const;

export const Orders = story(({ market }) => {
  const orders = GROUPS.map(([id, status]) => shown(market, { ordersId: id, externalId: `M-2603-00000${id}`, status }));
  return <OrdersView inProgress={orders.slice(0, 2)} finished={orders.slice(2)} total={4} page={1} pageCount={1} />;
});

export const OrdersOnOneOfManyPages = story(({ market }) => <OrdersView inProgress={[]} finished={[shown(market, { status: 'COMPLETED' })]} total={130} page={7} pageCount={13} />);

export const OrdersEmpty = story(() => <OrdersView inProgress={[]} finished={[]} total={0} page={1} pageCount={0} />);

export const OrderToBePrepared = story(({ market }) => <OrderDetailsView order={shown(market)} />);

export const OrderReadyInAnHour = story(({ market }) => (
  <OrderDetailsView
    order={shown(market, {
      status: 'READY',
      delivery: { carrierCode: 'drive', methodCode: 'scheduled', date: '2026-03-11', startHour: 9 },
      statusHistories: ['TO_BE_PREPARED', 'IN_PREPARATION', 'READY'].map((status, hour) => ({ status, at: `2026-03-10T${String(9 + hour).padStart(2, '0')}:00:00+01:00` })),
      preparationFees: { totalPrice: 25, totalPriceNoTax: 20.33, taxTotal: 4.67 },
      comment: 'Call me when the gate is closed, please.',
    })}
  />
));

const TO_POZNAN = { type: 'shipping' as const, firstname: 'Anna', lastname: 'Nowak', telephone: '601020304', street: ['ul. Lipowa 4/12'], postcode: '60-101', city: 'Poznań' };
const LEFT = ['TO_BE_PREPARED', 'IN_PREPARATION', 'READY', 'SHIPPED'].map((status, hour) => ({ status, at: `2026-03-10T${String(9 + hour).padStart(2, '0')}:00:00+01:00` }));

export const OrderOnItsWay = story(({ market }) => (
  <OrderDetailsView
    order={shown(market, {
      status: 'SHIPPED',
      deliveryType: 'home',
      delivery: { carrierCode: 'home', methodCode: 'standard', date: '2026-03-13' },
      addresses: [TO_POZNAN],
      paymentMethod: 'card',
      shippingPrice: 7.2,
      grandTotal: 31.2,
      statusHistories: LEFT,
    })}
  />
));

export const OrderOfAVendorAtARelayPoint = story(({ market }) => (
  <OrderDetailsView
    order={shown(market, {
      type: 'offer',
      isOfferOrder: true,
      isThirdParty: true,
      vendor: { name: 'Carrelages et Sanitaires du Grand Sud-Ouest', code: 'V1' },
      status: 'SHIPPED',
      deliveryType: 'relay',
      delivery: { carrierCode: 'relay', methodCode: 'standard', date: '2026-03-13' },
      addresses: [TO_POZNAN],
      relaisName: 'Poznań, Centrum',
      paymentMethod: 'blik',
      statusHistories: ['CREATED', 'PAID', 'CONFIRMED', 'PREPARED', 'SHIPPED'].map((status, hour) => ({ status, at: `2026-03-10T${String(9 + hour).padStart(2, '0')}:00:00+01:00` })),
    })}
  />
));

export const OrderCancelled = story(({ market }) => (
  <OrderDetailsView
    order={shown(market, {
      status: 'CANCELED',
      statusHistories: ['TO_BE_PREPARED', 'IN_PREPARATION', 'CANCELED'].map((status, hour) => ({ status, at: `2026-03-10T${String(9 + hour).padStart(2, '0')}:00:00+01:00` })),
    })}
  />
));

export const OrderInAnUnknownState = story(({ market }) => <OrderDetailsView order={shown(market, { status: 'ON_THE_MOON' })} />);
