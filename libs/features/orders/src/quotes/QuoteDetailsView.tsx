import {
  Alert,
  Breadcrumb,
  Button,
  ButtonLink,
  Card,
  Container,
  Disclosure,
  Heading,
  Split,
  Stack,
  Table,
  Text,
} from '@materia/ui-design-system';
import { HiddenFields, QuoteCard, StoreCard, useFormats, usePath, useText } from '@materia/ui-shop';
import { OrderLines } from '../OrderLines.tsx';
import styles from '../OrdersPage.module.css';
import { PurchaseTotals } from '../PurchaseTotals.tsx';
import type { QuoteOutcome } from './quote-details.action.ts';
import type { PriceNow, QuoteDetailsFacts } from './quote-details.loader.ts';
import { QUOTE_FORMS } from './quote-forms.ts';
import { quoteWords } from './quote-words.ts';

export type QuoteDetailsViewProps = QuoteDetailsFacts & {
  readonly outcome: QuoteOutcome | undefined;
};

const FAILURES = {
  delete: 'quotes.deleteFailed',
  'new-cart': 'quotes.newCartFailed',
} as const satisfies Readonly<Record<QuoteOutcome['failed'], string>>;

/** A quote with its prices, how long they are valid, and what its customer can do with it. */
export const QuoteDetailsView = (props: QuoteDetailsViewProps) => {
  const { quote, state, actions, viewer, pricesNow, outcome } = props;
  const t = useText();
  const to = usePath();
  const { number, name, lines, total } = quote;
  const title = name ?? t('quotes.number', { number });
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Breadcrumb
          label={t('orders.breadcrumbs')}
          items={[
            { label: t('account.title'), href: to('account') },
            { label: t('quotes.title'), href: to('myQuotes') },
            { label: title },
          ]}
        />
        <Heading level={1}>{title}</Heading>
        {outcome !== undefined && (
          <Alert type="error" role="alert">
            {t(FAILURES[outcome.failed])}
          </Alert>
        )}
        {state === 'expired' && <Alert type="warning">{t('quotes.expiredText')}</Alert>}
        <Split narrow="end">
          <Stack gap={5}>
            <QuoteCard
              quote={{ ...quote, linesCount: lines.length }}
              today={props.today}
              viewer={viewer}
              words={quoteWords(t)}
              headingLevel={2}
            />
            <OrderLines lines={lines} title={t('quotes.products')} priceBasis={quote.priceBasis} />
            {pricesNow.length > 0 && <PricesNow prices={pricesNow} />}
            <PurchaseTotals
              receipt={{ ...quote, total: total.included, totalNoTax: total.excluded }}
            />
          </Stack>
          <Stack gap={4}>
            {actions.convert && props.mayBuy && <Buy quoteId={quote.id} />}
            {actions.putIntoNewCart && <NewCart quoteId={quote.id} />}
            <div className={styles.actions}>
              <ButtonLink
                href={to('document', { kind: 'quote', id: quote.id })}
                variant="secondary"
                type="application/pdf"
              >
                {t('quotes.download')}
              </ButtonLink>
            </div>
            <Stack as="section" gap={3}>
              <Heading level={2} size="h3">
                {t('quotes.store')}
              </Heading>
              <StoreCard store={quote.store} isChosen={false} headingLevel={3} />
            </Stack>
            {props.isMember && <ForColleagues address={props.address} />}
            <Delete quoteId={quote.id} />
          </Stack>
        </Split>
      </Stack>
    </Container>
  );
};

/** What each product of an expired quote costs today, and the difference. */
const PricesNow = ({ prices }: { readonly prices: readonly PriceNow[] }) => {
  const t = useText();
  const { money } = useFormats();
  return (
    <Card as="section" labelledBy="prices-now">
      <Stack gap={3}>
        <Heading level={2} id="prices-now">
          {t('quotes.pricesNow')}
        </Heading>
        <Table
          caption={t('quotes.pricesNow')}
          hideCaption
          columns={[
            { key: 'name', label: t('quotes.product') },
            { key: 'quoted', label: t('quotes.priceThen'), align: 'end' },
            { key: 'now', label: t('quotes.priceNow'), align: 'end' },
            { key: 'difference', label: t('quotes.difference'), align: 'end' },
          ]}
          rows={prices.map(({ id, name, quoted, now, difference }) => ({
            key: id,
            cells: {
              name,
              quoted: money(quoted),
              now: now === undefined ? t('quotes.notSold') : money(now),
              difference: difference === undefined ? '' : money(difference),
            },
          }))}
        />
      </Stack>
    </Card>
  );
};

const Buy = ({ quoteId }: { readonly quoteId: string }) => {
  const t = useText();
  return (
    <Stack gap={2}>
      <ButtonLink href={usePath()('convertQuote', { quoteId })} variant="accent">
        {t('quotes.buy')}
      </ButtonLink>
      <Text size="s" tone="soft">
        {t('quotes.buyText')}
      </Text>
    </Stack>
  );
};

const NewCart = ({ quoteId }: { readonly quoteId: string }) => {
  const t = useText();
  return (
    <form method="post" action={usePath()('quoteDetails', { quoteId })}>
      <HiddenFields form={QUOTE_FORMS['new-cart']} />
      <Stack gap={2}>
        <Button type="submit">{t('quotes.newCart')}</Button>
        <Text size="s" tone="soft">
          {t('quotes.newCartText')}
        </Text>
      </Stack>
    </form>
  );
};

const ForColleagues = ({ address }: { readonly address: string }) => {
  const t = useText();
  return (
    <Card as="section" labelledBy="share">
      <Stack gap={2}>
        <Heading level={2} size="h4" id="share">
          {t('quotes.shareTitle')}
        </Heading>
        <Text size="s">{t('quotes.shareText')}</Text>
        <Text size="s" weight="medium">
          {address}
        </Text>
      </Stack>
    </Card>
  );
};

const Delete = ({ quoteId }: { readonly quoteId: string }) => {
  const t = useText();
  return (
    <Disclosure look="inline" summary={t('quotes.delete')}>
      <form method="post" action={usePath()('quoteDetails', { quoteId })}>
        <HiddenFields form={QUOTE_FORMS.delete} />
        <Stack gap={2} align="start">
          <Text size="s">{t('quotes.deleteText')}</Text>
          <Button type="submit" variant="secondary" icon="trash">
            {t('quotes.deleteSure')}
          </Button>
        </Stack>
      </form>
    </Disclosure>
  );
};
