import type { ConversionProblem } from '@materia/api-orders';
import type { TextKey } from '@materia/market-model';
import {
  Alert,
  Button,
  Card,
  Container,
  Heading,
  Link,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { QuoteCard, usePath, useText } from '@materia/ui-shop';
import styles from '../OrdersPage.module.css';
import type { ConversionOutcome } from './convert-quote.action.ts';
import type { ConvertQuoteFacts } from './convert-quote.loader.ts';
import { quoteWords } from './quote-words.ts';

export type ConvertQuoteViewProps = ConvertQuoteFacts & {
  readonly outcome: ConversionOutcome | undefined;
};

const PROBLEMS = {
  gone: 'quotes.convertFailed',
  forbidden: 'quotes.convertForbidden',
  expired: 'quotes.convertExpired',
  'not-confirmed': 'quotes.convertFailed',
  busy: 'quotes.convertBusy',
  failed: 'quotes.convertFailed',
} as const satisfies Readonly<Record<ConversionProblem, TextKey>>;

/** Asks whether the quote shall take the place of the cart. */
export const ConvertQuoteView = ({ quote, today, viewer, outcome }: ConvertQuoteViewProps) => {
  const t = useText();
  const to = usePath();
  return (
    <Container size="narrow" className={styles.page}>
      <Stack gap={5}>
        <Heading level={1}>{t('quotes.convertTitle', { number: quote.number })}</Heading>
        {outcome !== undefined && (
          <Alert type="error" role="alert">
            {t(PROBLEMS[outcome.problem])}
          </Alert>
        )}
        <QuoteCard
          quote={{ ...quote, linesCount: quote.lines.length }}
          today={today}
          viewer={viewer}
          words={quoteWords(t)}
          headingLevel={2}
        />
        <Card padding="l">
          <form method="post" action={to('convertQuote', { quoteId: quote.id })}>
            <Stack gap={4} align="start">
              <Text>{t('quotes.convertText')}</Text>
              <Text>{t('quotes.convertCart')}</Text>
              <Button type="submit">{t('quotes.convert')}</Button>
            </Stack>
          </form>
        </Card>
        <Link href={to('quoteDetails', { quoteId: quote.id })}>{t('quotes.convertBack')}</Link>
      </Stack>
    </Container>
  );
};
