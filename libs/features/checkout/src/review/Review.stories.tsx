import { addTaxedAmounts } from '@materia/domain-pricing';
import type { Meta } from '@storybook/react-vite';
import { marketStory } from '../samples/market-story.tsx';
import {
  LONGEST,
  longestProducts,
  mixedReview,
  someOffers,
  someReview,
} from '../samples/checkout-facts.ts';
import { invoiceForm } from './invoice-form.ts';
import { siteForm } from './site-form.ts';
import { ReviewView } from './ReviewView.tsx';

const ORDERED_BY_CARD = {
  method: 'card',
  comment: '',
  wantsInvoice: false,
  invoice: invoiceForm.empty,
  site: siteForm.empty,
  terms: true,
} as const;

const meta = {
  title: 'Pages/Checkout/Review',
  component: ReviewView,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReviewView>;
export default meta;

export const OfSeveralVendors = marketStory((market) => (
  <ReviewView facts={mixedReview(market.currency)} />
));

export const Default = marketStory((market) => (
  <ReviewView
    facts={someReview(market.currency, {
      rules: { commentAllowed: false, invoiceOffered: false, forFirm: false, termsRequired: false },
    })}
  />
));

export const OfAProfessional = marketStory((market) => {
  const facts = someReview(market.currency);
  return (
    <ReviewView
      facts={{
        ...facts,
        rules: { ...facts.rules, invoiceOffered: true, forFirm: true },
        invoice: {
          ...invoiceForm.empty,
          company: 'Budowa sp. z o.o.',
          taxNumber: '5260250274',
          street: 'Długa 12',
          postcode: '61-001',
          city: 'Poznań',
        },
        totals: { ...facts.totals, viewer: { ...facts.totals.viewer, isPro: true } },
      }}
    />
  );
});

export const WithPalletsAndCode = marketStory(({ currency }) => {
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
    validFrom: undefined,
    validUntil: undefined,
    soldBy: 'Materia',
    usesPerCustomer: 1,
    useLimit: 500,
    amount: deposit,
  };
  const summary = {
    ...facts.totals.summary,
    rows: [...facts.totals.summary.rows, { kind: 'deposit' as const, amount: deposit }],
    total: addTaxedAmounts(facts.totals.summary.total, deposit),
  };
  return (
    <ReviewView facts={{ ...facts, shipments, coupon, totals: { ...facts.totals, summary } }} />
  );
});

export const Refused = marketStory((market) => (
  <ReviewView
    facts={someReview(market.currency)}
    outcome={{
      values: {
        method: 'card',
        comment: 'Ring twice. '.repeat(20),
        wantsInvoice: true,
        invoice: { ...invoiceForm.empty, taxNumber: '123', city: 'Faro' },
        site: siteForm.empty,
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

/** Somebody who has proven nothing orders more than is put aside without a payment. */
export const TooMuchUnpaid = marketStory((market) => (
  <ReviewView
    facts={someReview(market.currency)}
    outcome={{
      values: { ...ORDERED_BY_CARD, method: 'pay_in_store' },
      faults: { method: 'buyer-unproven' },
      refusal: undefined,
    }}
  />
));

export const NotPlaced = marketStory((market) => (
  <ReviewView
    facts={someReview(market.currency)}
    outcome={{
      values: ORDERED_BY_CARD,
      faults: {},
      refusal: 'refused',
    }}
  />
));

export const PlacedAlready = marketStory((market) => (
  <ReviewView
    facts={someReview(market.currency)}
    outcome={{
      values: ORDERED_BY_CARD,
      faults: {},
      refusal: 'already-placed',
    }}
  />
));

export const WithMethodsRuledOut = marketStory((market) => (
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
      faults: market.settings.paymentMethods.includes('blik')
        ? { blikCode: 'not-six-digits' }
        : { method: 'missing' },
      refusal: undefined,
    }}
  />
));

export const WithoutPrice = marketStory((market) => (
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

export const LongestWords = marketStory((market) => {
  const facts = mixedReview(market.currency);
  const { firstname, lastname, street, city } = LONGEST;
  return (
    <ReviewView
      facts={{
        ...facts,
        storeName: LONGEST.store,
        products: longestProducts,
        shipments: facts.shipments.map((shipment) => ({
          ...shipment,
          seller: { ...shipment.seller, name: LONGEST.seller },
          title: LONGEST.seller,
          lines: shipment.lines.map((line) => ({
            ...line,
            product: { ...line.product, name: LONGEST.product, brand: LONGEST.seller },
          })),
        })),
        contact: {
          ...facts.contact,
          firstname,
          lastname,
          address: { street: [street, street], postcode: '61-001', city },
        },
      }}
    />
  );
});
