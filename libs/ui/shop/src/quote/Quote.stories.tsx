import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Stack } from '@materia/ui-design-system';
import { money } from '@materia/domain-money';
import { taxedAmount } from '@materia/domain-pricing';
import { quoteActions } from '@materia/domain-quotes';
import { useShop } from '../provider/ShopProvider.tsx';
import { aDay, viewerOf } from '../samples/offers.ts';
import { quoteTexts } from '../samples/quote-texts.ts';
import type { ShopViewer } from '../price/viewer.ts';
import { QuoteCard, type QuoteFacts } from './QuoteCard.tsx';

const meta: Meta = { title: 'Shop/Quote' };
export default meta;
type Story = StoryObj;

const today = aDay('2026-11-20');

const Card = ({
  quote,
  viewer,
}: {
  readonly quote: Omit<QuoteFacts, 'total'>;
  readonly viewer: ShopViewer;
}) => {
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

/** One valid until today, one expired, one with the longest name. */
export const Quotes: Story = {
  tags: ['screenshot'],
  render: (_, { globals }) => (
    <Stack>
      <Card
        quote={{
          number: 'Q-2611-000042',
          createdOn: aDay('2026-10-21'),
          validUntil: today,
          linesCount: 12,
        }}
        viewer={viewerOf(globals)}
      />
      <Card
        quote={{
          number: 'Q-2610-000017',
          name: 'Remont 2026',
          createdOn: aDay('2026-10-12'),
          validUntil: aDay('2026-11-11'),
          linesCount: 1,
        }}
        viewer={viewerOf(globals)}
      />
      <Card
        quote={{
          number: 'Q-2611-000043',
          name: 'Ośrodek Rehabilitacyjno-Wypoczynkowy w Konstantynowie-Łódzkim, etap 2',
          createdOn: aDay('2026-11-19'),
          validUntil: aDay('2026-12-19'),
          linesCount: 143,
        }}
        viewer={viewerOf(globals)}
      />
    </Stack>
  ),
};
