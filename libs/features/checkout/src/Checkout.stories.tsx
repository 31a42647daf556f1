import { orderFacts, readOrder } from '@materia/api-orders';
import { anOrder, fulfilledBy } from '@materia/api-mocks';
import { useShop } from '@materia/ui-shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { ConfirmationView } from './confirmation/ConfirmationView.tsx';
import { GuestView } from './guest/GuestView.tsx';
import { RecipientView } from './recipient/RecipientView.tsx';
import {
  blockedDelivery,
  mixedDelivery,
  pointDelivery,
  mixedReview,
  bookRecipient,
  someRecipient,
  someOffers,
  someDelivery,
  someReview,
  truckDelivery,
} from './samples/checkout-facts.ts';
import { invoiceForm } from './review/invoice-form.ts';
import { PaymentView } from './payment/PaymentView.tsx';
import {
  someOpenPayment,
  somePayment,
  someReference,
  someWaitingPayment,
} from './samples/payment-facts.ts';
import { DeliveryView } from './delivery/DeliveryView.tsx';
import { deliveryForm } from './delivery/delivery-form.ts';
import { ReviewView } from './review/ReviewView.tsx';

const ORDERED_BY_CARD = {
  method: 'card',
  comment: '',
  wantsInvoice: false,
  invoice: invoiceForm.empty,
  terms: true,
} as const;

const meta: Meta = { title: 'Pages/Checkout', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

type ShopValue = ReturnType<typeof useShop>;
const InShop = ({ children }: { readonly children: (shop: ShopValue) => ReactNode }) =>
  children(useShop());
const story = (draw: (shop: ShopValue) => ReactNode): Story => ({
  render: () => <InShop>{draw}</InShop>,
});

const GUEST = { email: '', signInPath: '/login' };

export const Guest = story(() => <GuestView facts={GUEST} />);

export const GuestWithInvalidEmail = story(() => (
  <GuestView facts={GUEST} outcome={{ email: 'ana@', kind: 'not-an-email' }} />
));

export const GuestNotSaved = story(() => (
  <GuestView
    facts={GUEST}
    outcome={{
      email: `${'a-very-long-name.'.repeat(3)}of-a-guest@shop.example`,
      kind: 'update-failed',
    }}
  />
));

export const ConfirmationOfGuest = story(({ market }) => (
  <ConfirmationView
    facts={{
      orders: [orderFacts(readOrder(anOrder({ currency: market.currency })), market)],
      link: 'signed-link',
    }}
  />
));

export const RecipientOfGuest = story(() => (
  <RecipientView facts={{ ...someRecipient('EUR'), guestEmail: 'ana.ruiz@correo.example' }} />
));

/** Heavy products: the place, the hours and the access of the truck, and the calendar. */
export const DeliveryByTruck = story(({ market }) => (
  <DeliveryView facts={truckDelivery(market.currency)} />
));

/** A guest whose address is too far from the store, before anything is priced again. */
export const DeliveryTooFar = story(({ market }) => {
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

export const DeliveryOfAnotherStore = story(({ market }) => (
  <DeliveryView
    facts={truckDelivery(market.currency)}
    outcome={{
      values: { ...deliveryForm.empty, methods: { own: 'partner_pickup' } },
      faults: [],
      partner: {
        kind: 'ask-store-change',
        store: { id: '12', name: 'Materia Rostarzewo koło Wolsztyna' },
        postcode: '64-212',
      },
    }}
  />
));

export const DeliveryPartnerFailed = story(({ market }) => (
  <DeliveryView
    facts={truckDelivery(market.currency)}
    outcome={{ values: deliveryForm.empty, faults: [], partner: { kind: 'failed' } }}
  />
));

export const Delivery = story(({ market }) => (
  <DeliveryView facts={someDelivery(market.currency)} />
));

export const DeliveryWithHours = story(({ market }) => (
  <DeliveryView
    facts={someDelivery(market.currency, {
      values: { ...deliveryForm.empty, methods: { own: 'scheduled' }, slot: '2026-03-11T09' },
    })}
  />
));

export const DeliveryWithoutChoiceOfHour = story(({ market }) => (
  <DeliveryView facts={someDelivery(market.currency, { slotChoice: false })} />
));

export const DeliveryNothingPossible = story(({ market }) => (
  <DeliveryView facts={blockedDelivery(market.currency)} />
));

export const DeliveryNothingChosen = story(({ market }) => (
  <DeliveryView
    facts={someDelivery(market.currency)}
    outcome={{
      values: deliveryForm.empty,
      faults: [{ field: deliveryForm.names.methods('own'), kind: 'method-missing' }],
    }}
  />
));

export const DeliveryHourTaken = story(({ market }) => (
  <DeliveryView
    facts={someDelivery(market.currency)}
    outcome={{
      values: { ...deliveryForm.empty, methods: { own: 'scheduled' }, slot: '2026-03-11T09' },
      faults: [{ field: deliveryForm.names.slot, kind: 'slot-gone' }],
    }}
  />
));

export const DeliveryWithRelayPoints = story(({ market }) => (
  <DeliveryView facts={pointDelivery(market.currency)} />
));

export const DeliveryWithoutPoint = story(({ market }) => {
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

export const DeliveryWithPopup = story(({ market }) => {
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

export const DeliveryOfSeveralSellers = story(({ market }) => (
  <DeliveryView facts={mixedDelivery(market.currency)} />
));

export const DeliveryChangedSinceChosen = story(({ market }) => {
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
        faults: [{ field: deliveryForm.names.methods('seller-V2'), kind: 'level-missing' }],
      }}
    />
  );
});

export const RecipientWithAddress = story(({ market }) => (
  <RecipientView
    facts={someRecipient(market.currency, {
      phoneExample: market.rules.phone.placeholder,
      postcodeGroups: market.rules.postcode.groups,
      asksAddress: true,
      isCollected: false,
    })}
    outcome={{
      values: {
        ...someRecipient(market.currency).values,
        street: '',
        postcode: '61-0',
        city: 'x',
      },
      faults: { street: { kind: 'missing' }, postcode: { kind: 'not-a-postcode' } },
      updateFailed: false,
    }}
  />
));

export const ReviewOfSeveralSellers = story(({ market }) => (
  <ReviewView facts={mixedReview(market.currency)} />
));

export const ConfirmationOfSeveralOrders = story(({ market }) => (
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

export const Recipient = story(({ market }) => (
  <RecipientView
    facts={someRecipient(market.currency, { phoneExample: market.rules.phone.placeholder })}
  />
));

export const RecipientRefused = story(({ market }) => (
  <RecipientView
    facts={someRecipient(market.currency, { phoneExample: market.rules.phone.placeholder })}
    outcome={{
      values: {
        ...someRecipient(market.currency).values,
        firstname: 'A'.repeat(51),
        lastname: '',
        phone: '12',
      },
      faults: {
        firstname: { kind: 'too-long', maximum: 50 },
        lastname: { kind: 'missing' },
        phone: { kind: 'not-a-phone' },
      },
      updateFailed: false,
    }}
  />
));

export const RecipientFromBook: StoryObj = {
  tags: ['screenshot'],
  ...story(({ market }) => (
    <RecipientView
      facts={bookRecipient(market.currency, { phoneExample: market.rules.phone.placeholder })}
    />
  )),
};

export const RecipientOtherAddresses = story(({ market }) => {
  const facts = bookRecipient(market.currency, {
    phoneExample: market.rules.phone.placeholder,
    isPhoneRequired: false,
  });
  return (
    <RecipientView
      facts={{ ...facts, values: { ...facts.values, delivery: 'new', billing: 'new' } }}
    />
  );
});

export const RecipientAddressesMissing = story(({ market }) => {
  const facts = bookRecipient(market.currency, {
    hasSellers: true,
    isBookUnread: true,
    book: [],
    isNamedByAddress: false,
  });
  const missing = { kind: 'missing' } as const;
  return (
    <RecipientView
      facts={facts}
      outcome={{
        values: { ...facts.values, phone: '', delivery: 'new', billing: 'new' },
        faults: {
          phone: missing,
          street: missing,
          postcode: missing,
          city: missing,
          billingFirstname: missing,
          billingLastname: missing,
          billingStreet: missing,
          billingPostcode: missing,
          billingCity: missing,
        },
        updateFailed: false,
      }}
    />
  );
});

export const RecipientNotSaved = story(({ market }) => (
  <RecipientView
    facts={someRecipient(market.currency)}
    outcome={{ values: someRecipient(market.currency).values, faults: {}, updateFailed: true }}
  />
));

export const Review = story(({ market }) => (
  <ReviewView
    facts={someReview(market.currency, {
      rules: { commentAllowed: false, invoiceOffered: false, termsRequired: false },
    })}
  />
));

export const ReviewOfAProfessional = story(({ market }) => {
  const facts = someReview(market.currency);
  return (
    <ReviewView
      facts={{
        ...facts,
        totals: { ...facts.totals, viewer: { ...facts.totals.viewer, isPro: true } },
      }}
    />
  );
});

export const ReviewWithPalletsAndCode = story(({ market: { currency } }) => {
  const facts = someReview(currency);
  const deposit = { included: { minor: 10_000, currency }, excluded: { minor: 10_000, currency } };
  const shipments = facts.shipments.map((shipment) => ({
    ...shipment,
    lines: shipment.lines.map((line) => ({ ...line, pallets: { count: 2, deposit } })),
  }));
  const coupon = {
    code: 'MATERIA10',
    conditions: 'MATERIA10',
    counts: true,
    fromTotal: { minor: 10_000, currency },
    validUntil: undefined,
    amount: deposit,
  };
  return (
    <ReviewView
      facts={{ ...facts, shipments, coupon, totals: { ...facts.totals, pallets: deposit } }}
    />
  );
});

export const ReviewRefused = story(({ market }) => (
  <ReviewView
    facts={someReview(market.currency)}
    outcome={{
      values: {
        method: 'card',
        comment: 'Ring twice. '.repeat(20),
        wantsInvoice: true,
        invoice: { ...invoiceForm.empty, taxNumber: '123', city: 'Faro' },
        terms: false,
      },
      faults: {
        comment: { kind: 'too-long', maximum: 200 },
        invoice: {
          company: { kind: 'missing' },
          taxNumber: { kind: 'not-a-tax-number' },
          street: { kind: 'missing' },
          postcode: { kind: 'missing' },
        },
        terms: { kind: 'not-accepted' },
      },
      refusal: undefined,
    }}
  />
));

export const ReviewNotPlaced = story(({ market }) => (
  <ReviewView
    facts={someReview(market.currency)}
    outcome={{
      values: ORDERED_BY_CARD,
      faults: {},
      refusal: 'refused',
    }}
  />
));

export const ReviewPlacedAlready = story(({ market }) => (
  <ReviewView
    facts={someReview(market.currency)}
    outcome={{
      values: ORDERED_BY_CARD,
      faults: {},
      refusal: 'already-placed',
    }}
  />
));

export const ReviewWithMethodsRuledOut = story(({ market }) => (
  <ReviewView
    facts={{
      ...mixedReview(market.currency),
      offers: someOffers(market.settings.paymentMethods, {
        pay_in_store: 'not-for-shipments',
        p24: 'not-for-shipments',
        multibanco: 'not-for-shipments',
        credit: 'total-too-small',
      }),
    }}
    outcome={{
      values: { ...ORDERED_BY_CARD, method: 'blik' },
      faults: market.id === 'pl' ? { blikCode: 'not-six-digits' } : { method: 'missing' },
      refusal: undefined,
    }}
  />
));

export const ReviewWithoutPrice = story(({ market }) => (
  <ReviewView
    facts={{
      ...someReview(market.currency, {
        attempt: { ...someReview(market.currency).attempt, total: 0 },
      }),
      offers: someOffers(['card', 'pay_in_store'], {
        card: 'nothing-to-pay',
        pay_in_store: 'nothing-to-pay',
      }),
    }}
  />
));

export const PaymentAtTheProvider = story(({ market }) => (
  <PaymentView facts={someOpenPayment(market.currency)} />
));

export const PaymentLeft = story(({ market }) => (
  <PaymentView facts={someOpenPayment(market.currency, true)} />
));

export const PaymentWaitingForApproval = story(({ market }) => (
  <PaymentView facts={someWaitingPayment(market.currency)} />
));

export const PaymentWaitingForTransfer = story(({ market }) => (
  <PaymentView facts={someWaitingPayment(market.currency, 'p24')} />
));

export const PaymentWithoutReload = story(({ market }) => (
  <PaymentView facts={someWaitingPayment(market.currency, 'mb_way', false)} />
));

export const PaymentStarting = story(({ market }) => (
  <PaymentView
    facts={{
      ...someWaitingPayment(market.currency, 'mb_way'),
      kind: 'starting',
    }}
  />
));

export const PaymentByReference = story(({ market }) => (
  <PaymentView facts={someReference(market.currency)} />
));

export const PaymentRefused = story(({ market }) => (
  <PaymentView
    facts={somePayment(market.currency, { offers: someOffers(market.settings.paymentMethods) })}
  />
));

export const PaymentRefusedAgain = story(({ market }) => (
  <PaymentView
    facts={somePayment(market.currency, { method: 'blik', failure: 'code-expired' })}
    outcome={{ method: 'blik', faults: { blikCode: 'missing' }, refusal: 'too-many-requests' }}
  />
));

export const PaymentExpired = story(({ market }) => (
  <PaymentView
    facts={somePayment(market.currency, {
      state: 'expired',
      failure: undefined,
      mayRetry: false,
      offers: [],
    })}
  />
));

export const PaymentInAnotherBrowser = story(() => (
  <PaymentView
    facts={{
      kind: 'elsewhere',
      id: 'p-1',
      orderNumber: 'PL-2603-000017',
      state: 'pending',
      isClosed: false,
      reloads: true,
    }}
  />
));

export const PaymentNotFound = story(() => <PaymentView facts={{ kind: 'unknown' }} />);

export const Confirmation = story(({ market }) => (
  <ConfirmationView
    facts={{ orders: [orderFacts(readOrder(anOrder({ currency: market.currency })), market)] }}
  />
));

export const ConfirmationWithoutOrder = story(() => <ConfirmationView facts={{ orders: [] }} />);
