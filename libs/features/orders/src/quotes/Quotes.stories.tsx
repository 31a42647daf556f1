import type { Quote } from '@materia/api-orders';
import { plainDate } from '@materia/domain-holiday-calendar';
import { money } from '@materia/domain-money';
import { quoteActions, quoteDates, quoteState } from '@materia/domain-quotes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConvertQuoteView } from './ConvertQuoteView.tsx';
import { CreateQuoteView, type CreateQuoteViewProps } from './CreateQuoteView.tsx';
import { LeaveQuoteView } from './LeaveQuoteView.tsx';
import { QuoteDetailsView, type QuoteDetailsViewProps } from './QuoteDetailsView.tsx';
import { QuotesView } from './QuotesView.tsx';

const TODAY = plainDate(2026, 11, 20);
const VIEWER = { isPro: false, proPricesTaxExcludedFirst: false, tax: 'vat' } as const;

const quoteOf = (id: string, createdOn: Quote['createdOn'], name?: string): Quote => ({
  ...quoteDates(createdOn),
  id,
  number: `2026-001-0000${id}`,
  name,
  store: {
    id: '1',
    name: 'Poznań Franowo',
    street: ['Składowa 12'],
    postcode: '61-888',
    city: 'Poznań',
    phone: '+48 61 555 01 00',
    urlKey: 'poznan-franowo',
  },
  lines: [
    {
      id: '1',
      sku: '10000012',
      name: 'Cement 25 kg',
      urlKey: 'cement-25-kg-10000012',
      image: '',
      quantity: 12,
      unit: money(2450, 'PLN'),
      total: money(29_400, 'PLN'),
      discount: undefined,
      vendorName: '',
    },
  ],
  charges: money(2500, 'PLN'),
  eco: money(0, 'PLN'),
  salesTax: 'vat',
  priceBasis: 'included',
  taxes: [{ rate: 23, tax: money(5965, 'PLN') }],
  total: { included: money(31_900, 'PLN'), excluded: money(25_935, 'PLN') },
  companyId: undefined,
});

const VALID = quoteOf('2', plainDate(2026, 11, 10), 'Łazienka, ul. Polna 5');
const EXPIRED = quoteOf('1', plainDate(2026, 9, 10));

const detailsOf = (
  quote: Quote,
  more: Partial<QuoteDetailsViewProps> = {},
): QuoteDetailsViewProps => ({
  quote,
  state: quoteState(quote, TODAY),
  actions: quoteActions(quote, TODAY),
  today: TODAY,
  viewer: VIEWER,
  pricesNow: [],
  address: `https://shop.example/quotes/${quote.id}`,
  isMember: false,
  mayBuy: true,
  outcome: undefined,
  ...more,
});

const meta: Meta<typeof QuotesView> = {
  title: 'Pages/Quotes',
  component: QuotesView,
  parameters: { layout: 'fullscreen', theme: 'account' },
  args: { quotes: [VALID, EXPIRED], page: 1, pageCount: 1, today: TODAY, viewer: VIEWER },
};
export default meta;
type Story = StoryObj<typeof meta>;
type DetailsStory = StoryObj<Meta<typeof QuoteDetailsView>>;
type CreateStory = StoryObj<Meta<typeof CreateQuoteView>>;

export const List: Story = {};

export const NoQuotes: Story = { args: { quotes: [] } };

export const Valid: DetailsStory = {
  render: () => <QuoteDetailsView {...detailsOf(VALID, { isMember: true })} />,
};

export const ExpiredAtNewPrices: DetailsStory = {
  render: () => (
    <QuoteDetailsView
      {...detailsOf(EXPIRED, {
        pricesNow: [
          {
            id: '1',
            name: 'Cement 25 kg',
            quoted: money(29_400, 'PLN'),
            now: money(30_600, 'PLN'),
            difference: money(1200, 'PLN'),
          },
          {
            id: '2',
            name: 'Klej do płytek 20 kg',
            quoted: money(4990, 'PLN'),
            now: undefined,
            difference: undefined,
          },
        ],
      })}
    />
  ),
};

const NEW: CreateQuoteViewProps = {
  linesCount: 3,
  store: 'Poznań Franowo',
  obstacle: undefined,
  outcome: undefined,
};

export const New: CreateStory = { render: () => <CreateQuoteView {...NEW} /> };

export const RefusedForASellersLine: CreateStory = {
  render: () => <CreateQuoteView {...NEW} obstacle="third-party-line" />,
};

export const NameTooLong: CreateStory = {
  render: () => <CreateQuoteView {...NEW} outcome={{ problem: 'name', typed: 'Łazienka' }} />,
};

export const BuyingIt: StoryObj<Meta<typeof ConvertQuoteView>> = {
  render: () => (
    <ConvertQuoteView quote={VALID} today={TODAY} viewer={VIEWER} outcome={undefined} />
  ),
};

export const AnotherOneIsBought: StoryObj<Meta<typeof ConvertQuoteView>> = {
  render: () => (
    <ConvertQuoteView quote={VALID} today={TODAY} viewer={VIEWER} outcome={{ problem: 'busy' }} />
  ),
};

export const LeavingThePurchase: StoryObj<Meta<typeof LeaveQuoteView>> = {
  render: () => <LeaveQuoteView isApproval={false} returnTo="/" outcome={undefined} />,
};
