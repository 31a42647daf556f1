import { money } from '@materia/domain-money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { marketStory } from '../samples/market-story.tsx';
import { someOffers } from '../samples/checkout-facts.ts';
import {
  someOpenPayment,
  somePayment,
  someReference,
  someWaitingPayment,
} from '../samples/payment-facts.ts';
import { PaymentView } from './PaymentView.tsx';

const meta = {
  title: 'Pages/Checkout/Payment',
  component: PaymentView,
  args: { facts: { kind: 'unknown' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PaymentView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheProvider = marketStory((market) => (
  <PaymentView facts={someOpenPayment(market.currency)} />
));

export const Left = marketStory((market) => (
  <PaymentView facts={someOpenPayment(market.currency, true)} />
));

export const WaitingForApproval = marketStory((market) => (
  <PaymentView facts={someWaitingPayment(market.currency)} />
));

export const WaitingForTransfer = marketStory((market) => (
  <PaymentView facts={someWaitingPayment(market.currency, 'p24')} />
));

export const WithoutReload = marketStory((market) => (
  <PaymentView facts={someWaitingPayment(market.currency, 'mb_way', false)} />
));

export const Starting = marketStory((market) => (
  <PaymentView
    facts={{
      ...someWaitingPayment(market.currency, 'mb_way'),
      kind: 'starting',
    }}
  />
));

export const ByReference = marketStory((market) => (
  <PaymentView facts={someReference(market.currency)} />
));

export const Refused = marketStory((market) => (
  <PaymentView
    facts={somePayment(market.currency, { offers: someOffers(market.settings.paymentMethods) })}
  />
));

export const RefusedAgain = marketStory((market) => (
  <PaymentView
    facts={somePayment(market.currency, { method: 'blik', failure: 'code-expired' })}
    outcome={{ method: 'blik', faults: { blikCode: 'missing' }, refusal: 'too-many-requests' }}
  />
));

export const Expired = marketStory((market) => (
  <PaymentView
    facts={somePayment(market.currency, {
      state: 'expired',
      failure: undefined,
      mayRetry: false,
      offers: [],
    })}
  />
));

export const InAnotherBrowser: Story = {
  args: {
    facts: {
      kind: 'elsewhere',
      id: 'p-1',
      orderNumber: 'PL-2603-000017',
      state: 'pending',
      isClosed: false,
      reloadSeconds: 10,
    },
  },
};

export const NotFound: Story = {};

/** Every method, the longest refusals, and a number that cannot be broken. */
export const LongestWords = marketStory((market) => (
  <PaymentView
    facts={{
      ...somePayment(market.currency, {
        failure: 'provider-unavailable',
        offers: someOffers(market.settings.paymentMethods, { credit: 'total-too-large' }),
      }),
      orderNumber: 'PL-2603-000017-000018-000019-000020',
      amount: money(99_999_999_99, market.currency),
    }}
    outcome={{ method: 'card', faults: {}, refusal: 'too-many-requests' }}
  />
));
