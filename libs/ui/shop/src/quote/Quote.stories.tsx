import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Stack } from '@materia/ui-design-system';
import { money } from '@materia/domain-money';
import { taxedAmount } from '@materia/domain-pricing';
import { quoteActions } from '@materia/domain-quotes';
import { useShop } from '../provider/ShopProvider.tsx';
import { aDay, privateViewer, viewerOf } from '../samples/offers.ts';
import { quoteTexts } from '../samples/quote-texts.ts';
import type { ShopViewer } from '../price/viewer.ts';
import { QuoteCard, type QuoteFacts } from './QuoteCard.tsx';

const today = aDay('2026-11-20');

type SampleProps = { readonly quote: Omit<QuoteFacts, 'total'>; readonly viewer?: ShopViewer };

const Card = ({ quote, viewer = privateViewer }: SampleProps) => {
  const { market } = useShop();
  const { actions, ...words } = quoteTexts(market.language);
  const allowed = quoteActions(quote, today);
  return (
    <QuoteCard
      quote={{
        ...quote,
        total: taxedAmount(money(1_284_990, market.currency), 2100),
      }}
      today={today}
      viewer={viewer}
      words={words}
      actions={
        <>
          <Button>{allowed.convert ? actions.convert : actions.newCart}</Button>
          <Button variant="secondary" icon="document">
            {actions.download}
          </Button>
          <Button variant="quiet" icon="trash">
            {actions.remove}
          </Button>
        </>
      }
    />
  );
};

const validUntilToday: SampleProps['quote'] = {
  number: 'Q-2611-000042',
  createdOn: aDay('2026-10-21'),
  validUntil: today,
  linesCount: 12,
};
const expired: SampleProps['quote'] = {
  number: 'Q-2610-000017',
  name: 'Remont 2026',
  createdOn: aDay('2026-10-12'),
  validUntil: aDay('2026-11-11'),
  linesCount: 1,
};
const longestName: SampleProps['quote'] = {
  number: 'Q-2611-000043',
  name: 'Ośrodek Rehabilitacyjno-Wypoczynkowy w Konstantynowie-Łódzkim, etap 2',
  createdOn: aDay('2026-11-19'),
  validUntil: aDay('2026-12-19'),
  linesCount: 143,
};

const meta: Meta<SampleProps> = {
  title: 'Shop/QuoteCard',
  component: Card,
  subcomponents: { QuoteCard },
  args: { quote: validUntilToday },
  argTypes: { quote: { control: 'object' } },
  render: (args, { globals }) => <Card {...args} viewer={viewerOf(globals)} />,
};
export default meta;
type Story = StoryObj<SampleProps>;

export const ValidUntilToday: Story = {};
export const Expired: Story = { args: { quote: expired } };
export const LongestName: Story = { args: { quote: longestName } };

/** All three, one below the other. */
export const Quotes: Story = {
  tags: ['screenshot'],
  render: (_, { globals }) => (
    <Stack>
      {[validUntilToday, expired, longestName].map((quote) => (
        <Card key={quote.number} quote={quote} viewer={viewerOf(globals)} />
      ))}
    </Stack>
  ),
};
