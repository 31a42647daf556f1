import { SITEMAP_IDS } from '@materia/domain-navigation';
import { Alert, Container, Heading, Link, Pagination, Stack } from '@materia/ui-design-system';
import { pageItems, usePath, useText } from '@materia/ui-shop';
import { SITEMAP_NAMES, type SitemapFacts } from './sitemap.loader.ts';
import styles from './SitemapView.module.css';

/** The HTML sitemap: paginated plain links. */
export const SitemapView = ({ identifier, entries, page, pageCount, isFailed }: SitemapFacts) => {
  const t = useText();
  const to = usePath();
  const addressOf = (number: number): string =>
    to('sitemap', { sitemapId: identifier }) + (number === 1 ? '' : `?page=${number}`);
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Heading level={1}>
          {t('common.labelled', {
            label: t('sitemap.heading'),
            value: t(SITEMAP_NAMES[identifier]),
          })}
        </Heading>
        <nav aria-label={t('sitemap.choose')}>
          <ul className={styles.maps}>
            {SITEMAP_IDS.map((id) => (
              <li key={id}>
                <Link
                  href={to('sitemap', { sitemapId: id })}
                  aria-current={id === identifier ? 'page' : undefined}
                >
                  {t(SITEMAP_NAMES[id])}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {isFailed && <Alert type="error">{t('sitemap.failed')}</Alert>}
        <ul className={styles.entries}>
          {entries.map(({ path, name, level }) => (
            <li key={path} data-level={level}>
              <Link href={path}>{name}</Link>
            </li>
          ))}
        </ul>
        {pageCount > 1 && (
          <Pagination
            label={t('sitemap.pages')}
            items={pageItems(page, pageCount, {
              hrefOf: addressOf,
              nameOf: (number) => t('sitemap.page', { page: number }),
            })}
            previous={
              page > 1 ? { href: addressOf(page - 1), label: t('sitemap.previousPage') } : undefined
            }
            next={
              page < pageCount
                ? { href: addressOf(page + 1), label: t('sitemap.nextPage') }
                : undefined
            }
          />
        )}
      </Stack>
    </Container>
  );
};
