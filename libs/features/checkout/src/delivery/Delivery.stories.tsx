import type { Meta } from '@storybook/react-vite';
import { marketStory } from '../samples/market-story.tsx';
import {
  blockedDelivery,
  LONGEST,
  longestProducts,
  mixedDelivery,
  pointDelivery,
  someDelivery,
  truckDelivery,
} from '../samples/checkout-facts.ts';
import { deliveryForm } from './form/delivery-form.ts';
import { DeliveryView } from './DeliveryView.tsx';

const meta = {
  title: 'Pages/Checkout/Delivery',
  component: DeliveryView,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DeliveryView>;
export default meta;

/** Heavy products: the place, the hours and the access of the truck, and the calendar. */
export const ByTruck = marketStory((market) => (
  <DeliveryView facts={truckDelivery(market.currency)} />
));

/** A guest whose address is too far from the store, before anything is priced again. */
export const TooFar = marketStory((market) => {
  const facts = truckDelivery(market.currency, {
    place: { priced: '61-123', km: 84, asksCity: true, isInvalid: false, isChanged: true },
  });
  const [own, ...others] = facts.shipments;
  return (
    <DeliveryView
      facts={{
        ...facts,
        shipments:
          own === undefined
            ? []
            : [
                {
                  ...own,
                  choices: own.choices.map((choice) =>
                    choice.method === 'drive/two_hours'
                      ? choice
                      : { ...choice, available: false, reason: 'too-far' as const },
                  ),
                },
                ...others,
              ],
      }}
    />
  );
});

export const OfAnotherStore = marketStory((market) => (
  <DeliveryView
    facts={truckDelivery(market.currency)}
    outcome={{
      values: { ...deliveryForm.empty, methods: { own: 'partner_pickup' } },
      faults: [],
      partner: {
        kind: 'ask-store-change',
        isPartner: true,
        store: { id: '12', name: 'Materia Rostarzewo koło Wolsztyna' },
        postcode: '64-212',
      },
    }}
  />
));

export const PartnerFailed = marketStory((market) => (
  <DeliveryView
    facts={truckDelivery(market.currency)}
    outcome={{ values: deliveryForm.empty, faults: [], partner: { kind: 'failed' } }}
  />
));

export const Default = marketStory((market) => (
  <DeliveryView facts={someDelivery(market.currency)} />
));

export const WithHours = marketStory((market) => (
  <DeliveryView
    facts={someDelivery(market.currency, {
      values: { ...deliveryForm.empty, methods: { own: 'scheduled' }, slot: '2026-03-11T09' },
    })}
  />
));

export const WithoutChoiceOfHour = marketStory((market) => (
  <DeliveryView facts={someDelivery(market.currency, { slotChoice: false })} />
));

export const NothingPossible = marketStory((market) => (
  <DeliveryView facts={blockedDelivery(market.currency)} />
));

export const NothingChosen = marketStory((market) => (
  <DeliveryView
    facts={someDelivery(market.currency)}
    outcome={{
      values: deliveryForm.empty,
      faults: [{ field: deliveryForm.names.methods('own'), kind: 'method-missing' }],
    }}
  />
));

export const HourTaken = marketStory((market) => (
  <DeliveryView
    facts={someDelivery(market.currency)}
    outcome={{
      values: { ...deliveryForm.empty, methods: { own: 'scheduled' }, slot: '2026-03-11T09' },
      faults: [{ field: deliveryForm.names.slot, kind: 'slot-gone' }],
    }}
  />
));

export const WithRelayPoints = marketStory((market) => (
  <DeliveryView facts={pointDelivery(market.currency)} />
));

export const WithoutPoint = marketStory((market) => {
  const facts = pointDelivery(market.currency);
  return (
    <DeliveryView
      facts={facts}
      outcome={{
        values: {
          ...facts.values,
          methods: { ...facts.values.methods, own: 'locker' },
          points: {},
        },
        faults: [{ field: deliveryForm.names.points('own-locker'), kind: 'locker-missing' }],
      }}
    />
  );
});

export const WithPopup = marketStory((market) => {
  const facts = pointDelivery(market.currency);
  return (
    <DeliveryView
      facts={{
        ...facts,
        estimate: {
          typed: '61-123',
          isInvalid: false,
          shipments: facts.shipments.map(({ seller, part, choices }) => ({
            seller,
            part,
            lineIds: [],
            choices: choices.map((choice) => ({ ...choice, slots: [] })),
          })),
        },
      }}
    />
  );
});

export const OfSeveralVendors = marketStory((market) => (
  <DeliveryView facts={mixedDelivery(market.currency)} />
));

export const ChangedSinceChosen = marketStory((market) => {
  const facts = mixedDelivery(market.currency);
  return (
    <DeliveryView
      facts={{
        ...facts,
        shipments: facts.shipments.map((shipment) => ({ ...shipment, chooseAgain: true })),
        undeliverable: [{ name: 'Beton 30 kg', quantity: 2, reason: 'too-heavy' }],
      }}
      outcome={{
        values: facts.values,
        faults: [{ field: deliveryForm.names.methods('vendor-V2'), kind: 'level-missing' }],
      }}
    />
  );
});

export const LongestWords = marketStory((market) => {
  const facts = pointDelivery(market.currency);
  return (
    <DeliveryView
      facts={{
        ...facts,
        storeName: LONGEST.store,
        products: longestProducts,
        shipments: facts.shipments.map((shipment) => ({
          ...shipment,
          seller: { ...shipment.seller, name: LONGEST.seller },
          products: [{ name: LONGEST.product, quantity: 240 }],
        })),
        undeliverable: [{ name: LONGEST.product, quantity: 2, reason: 'too-heavy' }],
        pointLists: facts.pointLists.map((list) => ({
          ...list,
          points: list.points.map((point) => ({
            ...point,
            name: LONGEST.seller,
            street: [LONGEST.street],
            city: LONGEST.city,
          })),
        })),
      }}
    />
  );
});
/** Own products may be collected in part and brought in part; the choice is open. */
export const Divisible = marketStory((market) => (
  <DeliveryView
    facts={{
      ...mixedDelivery(market.currency),
      divisible: [
        { lineId: 'L1', name: 'Kombi 180', quantity: 1, part: 'collected' },
        { lineId: 'L2', name: 'Beton 30 kg', quantity: 60, part: 'brought' },
      ],
    }}
  />
));

/** A line that is too heavy says how many can be delivered. */
export const TooHeavy = marketStory((market) => (
  <DeliveryView
    facts={{
      ...mixedDelivery(market.currency),
      undeliverable: [{ name: 'Beton 30 kg', quantity: 60, reason: 'too-heavy', most: 48 }],
    }}
  />
));
