import type { ReactNode } from 'react';
import { Badge, Card, Text } from '@materia/ui-design-system';
import { taxDisplay, type TaxedAmount } from '@materia/domain-pricing';
import { quoteState, type QuoteDates, type QuoteState } from '@materia/domain-quotes';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { Amount } from '../price/Amount.tsx';
import { taxTextKey, type ShopViewer } from '../price/viewer.ts';
import { useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import styles from './QuoteCard.module.css';

export type QuoteFacts = QuoteDates & {
  readonly number: string;
  /** The customer's name for it. */
  readonly name?: string | undefined;
  readonly linesCount: number;
  readonly total: TaxedAmount;
};

export type QuoteCardTexts = {
  readonly title: (number: string) => string;
  readonly madeOn: (date: string) => string;
  readonly validUntil: (date: string) => string;
  readonly states: Readonly<Record<QuoteState, string>>;
};

export type QuoteCardProps = {
  readonly quote: QuoteFacts;
  readonly today: PlainDate;
  readonly viewer: ShopViewer;
  readonly words: QuoteCardTexts;
  /** The forms that `quoteActions` allows: convert or move to a new cart, download, delete. */
  readonly actions?: ReactNode;
  readonly headingLevel?: 2 | 3;
};

const TONES = { active: 'success', expired: 'neutral' } as const satisfies Readonly<
  Record<QuoteState, string>
>;

/** A quote in a list, with the last day its prices are valid; expired quotes are marked. */
export const QuoteCard = ({
  quote,
  today,
  viewer,
  words,
  actions,
  headingLevel = 3,
}: QuoteCardProps) => {
  const t = useText();
  const { date } = useFormats();
  const state = quoteState(quote, today);
  const { first } = taxDisplay(quote.total, viewer);
  const Title = `h${headingLevel}` as const;
  const name = quote.name ?? words.title(quote.number);
  return (
    <Card as="article" label={name}>
      <div className={styles.card}>
        <div className={styles.words}>
          <p>
            <Badge tone={TONES[state]} icon={state === 'active' ? 'check' : 'clock'}>
              {words.states[state]}
            </Badge>
          </p>
          <Title className={styles.title}>{name}</Title>
          <Text size="s" tone="soft">
            {quote.name !== undefined && `${words.title(quote.number)}. `}
            {words.madeOn(date(quote.createdOn))}
          </Text>
          <Text
            size="s"
            weight={state === 'active' ? 'medium' : 'regular'}
            tone={state === 'active' ? 'standard' : 'soft'}
          >
            {words.validUntil(date(quote.validUntil))}
          </Text>
        </div>
        <div className={styles.total}>
          <Amount amount={first.amount} />
          <Text size="s" tone="soft">
            {t(taxTextKey(viewer, first.tax))}
          </Text>
          <Text size="s" tone="soft">
            {t('line.lines', { count: quote.linesCount })}
          </Text>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Card>
  );
};
