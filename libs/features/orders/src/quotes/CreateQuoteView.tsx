import type { QuoteProblem } from '@materia/api-cart';
import { QUOTE_NAME_MAXIMUM } from '@materia/domain-quotes';
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
  TextField,
} from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';
import styles from '../OrdersPage.module.css';
import type { CreateQuoteOutcome } from './create-quote.action.ts';
import type { CreateQuoteFacts } from './create-quote.loader.ts';
import { createQuoteForm } from './quote-forms.ts';

export type CreateQuoteViewProps = CreateQuoteFacts & {
  readonly outcome: CreateQuoteOutcome | undefined;
};

const PROBLEMS = {
  'already-a-quote': 'quotes.alreadyQuote',
  'no-products': 'quotes.noProducts',
  'third-party-line': 'quotes.thirdParty',
  coupon: 'quotes.coupon',
  'too-many': 'quotes.tooMany',
  name: 'quotes.badName',
  failed: 'quotes.createFailed',
} as const satisfies Readonly<Record<QuoteProblem['kind'], TextKey>>;

/** Asks for the name under which the cart is saved as a quote, or says why it cannot be. */
export const CreateQuoteView = ({ linesCount, store, obstacle, outcome }: CreateQuoteViewProps) => {
  const t = useText();
  const to = usePath();
  const problem = outcome?.problem ?? obstacle;
  const isNameWrong = problem === 'name';
  return (
    <Container size="narrow" className={styles.page}>
      <Stack gap={5}>
        <Heading level={1}>{t('quotes.createTitle')}</Heading>
        {problem !== undefined && !isNameWrong && (
          <Alert type="error" role="alert">
            {t(PROBLEMS[problem])}
          </Alert>
        )}
        {obstacle === undefined && (
          <Card padding="l">
            <form method="post" action={to('createQuote')} noValidate>
              <Stack gap={4}>
                <Text>{t('quotes.createText', { count: linesCount, store })}</Text>
                <TextField
                  name={createQuoteForm.names.name}
                  label={t('quotes.name')}
                  hint={t('quotes.nameHint')}
                  error={isNameWrong ? t('quotes.badName') : undefined}
                  defaultValue={outcome?.typed}
                  maxLength={QUOTE_NAME_MAXIMUM}
                  autoComplete="off"
                />
                <div>
                  <Button type="submit">{t('quotes.create')}</Button>
                </div>
              </Stack>
            </form>
          </Card>
        )}
        <Link href={to('cart')}>{t('quotes.toCart')}</Link>
      </Stack>
    </Container>
  );
};
