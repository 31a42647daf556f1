import { printPurchaseFilter } from '@materia/domain-documents';
import {
  Breadcrumb,
  Button,
  Card,
  Checkbox,
  Cluster,
  Container,
  EmptyState,
  Heading,
  Pagination,
  SelectField,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';
import { listPages } from './list-pages.ts';
import styles from './OrdersPage.module.css';
import { PurchaseCard } from './PurchaseCard.tsx';
import { purchasesForm } from './purchases-form.ts';
import { type PurchasesFacts, purchasesQuery } from './purchases.loader.ts';

/** The customer's online orders and till purchases, page by page. */
export const PurchasesView = (facts: PurchasesFacts) => {
  const { purchases, page, pageCount, total } = facts;
  const t = useText();
  const to = usePath();
  const pathOf = (number: number): string =>
    `${to('myPurchases')}?${purchasesQuery(facts, number)}`;
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Breadcrumb
          label={t('orders.breadcrumbs')}
          items={[
            { label: t('account.title'), href: to('account') },
            { label: t('purchases.title') },
          ]}
        />
        <Stack gap={2}>
          <Heading level={1}>{t('purchases.title')}</Heading>
          <Text tone="soft">{t('purchases.lead')}</Text>
        </Stack>
        <Choice {...facts} />
        {total === 0 ? (
          <EmptyState drawing="orders">
            <Heading level={2}>{t('purchases.emptyTitle')}</Heading>
            <Text>{t('purchases.emptyText')}</Text>
          </EmptyState>
        ) : (
          <Stack as="ul" gap={3}>
            {purchases.map((purchase) => (
              <li key={purchase.id}>
                <PurchaseCard purchase={purchase} />
              </li>
            ))}
          </Stack>
        )}
        {pageCount > 1 && (
          <Pagination {...listPages({ page, pageCount, label: t('purchases.pages'), pathOf }, t)} />
        )}
      </Stack>
    </Container>
  );
};

/** The filter of the purchases: a GET form, so that the choice is in the URL. */
const Choice = ({ filter, years, selfServiceOnly, hasSelfServiceFilter }: PurchasesFacts) => {
  const t = useText();
  const period = printPurchaseFilter(filter);
  const offered = [
    'recent',
    ...new Set([...years.map(String), ...(filter.kind === 'year' ? [period] : [])]),
  ];
  return (
    <Card>
      <form action={usePath()('myPurchases')}>
        <Cluster gap={4} align="end">
          <SelectField
            key={period}
            name={purchasesForm.names.period}
            label={t('purchases.period')}
            defaultValue={period}
            options={offered.map((value) => ({
              value,
              label:
                value === 'recent' ? t('purchases.recent') : t('purchases.year', { year: value }),
            }))}
          />
          {hasSelfServiceFilter && (
            <Checkbox
              key={String(selfServiceOnly)}
              name={purchasesForm.names.selfService}
              value="1"
              label={t('purchases.selfServiceOnly')}
              defaultChecked={selfServiceOnly}
            />
          )}
          <Button type="submit" variant="secondary">
            {t('purchases.show')}
          </Button>
        </Cluster>
      </form>
    </Card>
  );
};
