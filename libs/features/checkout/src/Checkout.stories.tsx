import { orderFacts, readOrder } from '@materia/api-orders';
import { anOrder } from '@materia/api-mocks';
import { useShop } from '@materia/ui-shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { ConfirmationView } from './ConfirmationView.tsx';
import { InformationsView } from './InformationsView.tsx';
import {
  blockedShippings,
  someInformations,
  someShippings,
  someSummaries,
} from './samples/checkout-facts.ts';
import { ShippingsView } from './ShippingsView.tsx';
import { SummariesView } from './SummariesView.tsx';

const meta: Meta = { title: 'Pages/Checkout', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

type ShopValue = ReturnType<typeof useShop>;
const InShop = ({ children }: { readonly children: (shop: ShopValue) => ReactNode }) =>
  children(useShop());
const story = (draw: (shop: ShopValue) => ReactNode): Story => ({
  render: () => <InShop>{draw}</InShop>,
});

export const Shippings = story(({ market }) => (
  <ShippingsView facts={someShippings(market.currency)} />
));

export const ShippingsWithHours = story(({ market }) => (
  <ShippingsView
    facts={someShippings(market.currency, {
      values: { method: 'scheduled', slot: '2026-03-11T09' },
    })}
  />
));

export const ShippingsWithoutChoiceOfHour = story(({ market }) => (
  <ShippingsView facts={someShippings(market.currency, { slotChoice: false })} />
));

export const ShippingsNothingPossible = story(({ market }) => (
  <ShippingsView facts={blockedShippings(market.currency)} />
));

export const ShippingsNothingChosen = story(({ market }) => (
  <ShippingsView
    facts={someShippings(market.currency)}
    outcome={{ values: { method: '', slot: '' }, fault: 'method-missing' }}
  />
));

export const ShippingsHourTaken = story(({ market }) => (
  <ShippingsView
    facts={someShippings(market.currency)}
    outcome={{ values: { method: 'scheduled', slot: '2026-03-11T09' }, fault: 'slot-gone' }}
  />
));

export const Informations = story(({ market }) => (
  <InformationsView
    facts={someInformations(market.currency, { phoneExample: market.rules.phone.placeholder })}
  />
));

export const InformationsRefused = story(({ market }) => (
  <InformationsView
    facts={someInformations(market.currency, { phoneExample: market.rules.phone.placeholder })}
    outcome={{
      values: { firstname: 'A'.repeat(51), lastname: '', phone: '12' },
      faults: {
        firstname: { kind: 'too-long', maximum: 50 },
        lastname: { kind: 'missing' },
        phone: { kind: 'not-a-phone' },
      },
      updateFailed: false,
    }}
  />
));

export const InformationsNotSaved = story(({ market }) => (
  <InformationsView
    facts={someInformations(market.currency)}
    outcome={{ values: someInformations(market.currency).values, faults: {}, updateFailed: true }}
  />
));

export const Summaries = story(({ market }) => (
  <SummariesView
    facts={someSummaries(market.currency, {
      rules: { commentAllowed: false, invoiceOffered: false, termsRequired: false },
    })}
  />
));

export const SummariesOfAProfessional = story(({ market }) => {
  const facts = someSummaries(market.currency);
  return (
    <SummariesView
      facts={{
        ...facts,
        totals: { ...facts.totals, viewer: { ...facts.totals.viewer, isPro: true } },
      }}
    />
  );
});

export const SummariesWithPalletsAndCode = story(({ market: { currency } }) => {
  const facts = someSummaries(currency);
  const deposit = { included: { minor: 10_000, currency }, excluded: { minor: 10_000, currency } };
  const groups = facts.groups.map((group) => ({
    ...group,
    lines: group.lines.map((line) => ({ ...line, pallets: { count: 2, deposit } })),
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
    <SummariesView
      facts={{ ...facts, groups, coupon, totals: { ...facts.totals, pallets: deposit } }}
    />
  );
});

export const SummariesRefused = story(({ market }) => (
  <SummariesView
    facts={someSummaries(market.currency)}
    outcome={{
      values: { comment: 'Ring twice. '.repeat(20), wantsInvoice: false, terms: false },
      faults: { comment: { kind: 'too-long', maximum: 200 }, terms: { kind: 'not-accepted' } },
      refusal: undefined,
    }}
  />
));

export const SummariesNotPlaced = story(({ market }) => (
  <SummariesView
    facts={someSummaries(market.currency)}
    outcome={{
      values: { comment: '', wantsInvoice: false, terms: true },
      faults: {},
      refusal: 'refused',
    }}
  />
));

export const SummariesPlacedAlready = story(({ market }) => (
  <SummariesView
    facts={someSummaries(market.currency)}
    outcome={{
      values: { comment: '', wantsInvoice: false, terms: true },
      faults: {},
      refusal: 'already-placed',
    }}
  />
));

export const Confirmation = story(({ market }) => (
  <ConfirmationView
    facts={{ order: orderFacts(readOrder(anOrder({ currency: market.currency })), market) }}
  />
));

export const ConfirmationWithoutOrder = story(() => (
  <ConfirmationView facts={{ order: undefined }} />
));
