import {
  Breadcrumb,
  ButtonLink,
  Container,
  Heading,
  Link,
  Pagination,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { QuoteCard, usePath, useText } from '@materia/ui-shop';
import { listPages } from '../list-pages.ts';
import styles from '../OrdersPage.module.css';
import { quoteWords } from './quote-words.ts';
import type { QuotesFacts } from './quotes.loader.ts';

/** The customer's quotes, one page at a time. */
export const QuotesView = ({ quotes, page, pageCount, today, viewer }: QuotesFacts) => {
  const t = useText();
  const to = usePath();
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Breadcrumb
          label={t('orders.breadcrumbs')}
          items={[{ label: t('account.title'), href: to('account') }, { label: t('quotes.title') }]}
        />
        <Stack gap={2}>
          <Heading level={1}>{t('quotes.title')}</Heading>
          <Text tone="soft">{t('quotes.lead')}</Text>
        </Stack>
        {quotes.length === 0 && <NoQuotes />}
        {quotes.length > 0 && (
          <Stack as="ul" gap={3}>
            {quotes.map(({ lines, ...quote }) => (
              <li key={quote.id}>
                <QuoteCard
                  quote={{ ...quote, linesCount: lines.length }}
                  today={today}
                  viewer={viewer}
                  words={quoteWords(t)}
                  headingLevel={2}
                  actions={
                    <>
                      <Link href={to('quoteDetails', { quoteId: quote.id })}>
                        {t('quotes.open')}
                      </Link>
                      <Link
                        href={to('document', { kind: 'quote', id: quote.id })}
                        type="application/pdf"
                      >
                        {t('quotes.download')}
                      </Link>
                    </>
                  }
                />
              </li>
            ))}
          </Stack>
        )}
        {pageCount > 1 && (
          <Pagination
            {...listPages(
              {
                page,
                pageCount,
                label: t('quotes.pages'),
                pathOf: (number) =>
                  number === 1 ? to('myQuotes') : `${to('myQuotes')}?page=${number}`,
              },
              t,
            )}
          />
        )}
      </Stack>
    </Container>
  );
};

const NoQuotes = () => {
  const t = useText();
  return (
    <Stack gap={3} align="start">
      <Heading level={2}>{t('quotes.emptyTitle')}</Heading>
      <Text>{t('quotes.emptyText')}</Text>
      <ButtonLink href={usePath()('cart')}>{t('quotes.toCart')}</ButtonLink>
    </Stack>
  );
};
