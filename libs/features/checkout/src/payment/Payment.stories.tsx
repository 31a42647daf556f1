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
      reloads: true,
    },
  },
};

export const NotFound: Story = {};
