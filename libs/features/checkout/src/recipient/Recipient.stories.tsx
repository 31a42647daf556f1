import type { Meta, StoryObj } from '@storybook/react-vite';
import { marketStory } from '../samples/market-story.tsx';
import {
  bookRecipient,
  LONGEST,
  longestProducts,
  someRecipient,
} from '../samples/checkout-facts.ts';
import { RecipientView } from './RecipientView.tsx';

const meta = {
  title: 'Pages/Checkout/Recipient',
  component: RecipientView,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RecipientView>;
export default meta;
type Story = StoryObj;

export const OfGuest = marketStory(() => (
  <RecipientView facts={{ ...someRecipient('EUR'), guestEmail: 'ana.ruiz@correo.example' }} />
));

export const WithAddress = marketStory((market) => (
  <RecipientView
    facts={someRecipient(market.currency, {
      phoneExample: market.rules.phone.placeholder,
      postcodeGroups: market.rules.postcode.groups,
      postcodeExample: market.rules.postcode.example,
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

export const Default = marketStory((market) => (
  <RecipientView
    facts={someRecipient(market.currency, { phoneExample: market.rules.phone.placeholder })}
  />
));

export const Refused = marketStory((market) => (
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

export const FromBook: Story = {
  tags: ['screenshot'],
  ...marketStory((market) => (
    <RecipientView
      facts={bookRecipient(market.currency, { phoneExample: market.rules.phone.placeholder })}
    />
  )),
};

export const OtherAddresses = marketStory((market) => {
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

export const AddressesMissing = marketStory((market) => {
  const facts = bookRecipient(market.currency, {
    hasVendors: true,
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

export const NotSaved = marketStory((market) => (
  <RecipientView
    facts={someRecipient(market.currency)}
    outcome={{ values: someRecipient(market.currency).values, faults: {}, updateFailed: true }}
  />
));

export const LongestWords = marketStory((market) => {
  const facts = bookRecipient(market.currency, {
    storeName: LONGEST.store,
    products: longestProducts,
    guestEmail: `${'a-very-long-name.'.repeat(3)}of-a-guest@shop.example`,
  });
  const { firstname, lastname, street, city } = LONGEST;
  return (
    <RecipientView
      facts={{
        ...facts,
        values: { ...facts.values, firstname, lastname, delivery: 'home', billing: 'new' },
        book: facts.book.map((address) => ({
          ...address,
          firstname,
          lastname,
          street: [street, street],
          city,
        })),
        deliveries: facts.deliveries.map((delivery) => ({ ...delivery, sender: LONGEST.seller })),
      }}
    />
  );
});
