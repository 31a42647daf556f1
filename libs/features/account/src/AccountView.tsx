import {
  Alert,
  ButtonLink,
  Card,
  Container,
  DescriptionList,
  Grid,
  Heading,
  Link,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';
import type { AccountFacts } from './account.loader.ts';
import styles from './account-pages.module.css';
import type { AddressRefusal } from './billing-address.action.ts';
import { BillingAddress } from './BillingAddress.tsx';

/** The account summary: name, last order, store and loyalty club. */
export const AccountView = ({
  customer,
  lastOrder,
  isPartial,
  hasClub,
  addressForm,
  store,
  refusal,
}: AccountFacts & { readonly refusal?: AddressRefusal | undefined }) => {
  const t = useText();
  const to = usePath();
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={1}>{t('account.greeting', { name: customer.firstname })}</Heading>
          <Text tone="soft">{t('account.lead')}</Text>
        </Stack>
        {isPartial && <Alert type="warning">{t('account.loadError')}</Alert>}
        <Grid cells="l">
          <Card as="section" padding="l" labelledBy="orders">
            <Stack gap={3} align="start">
              <Heading level={2} size="h3" id="orders">
                {t('account.orders')}
              </Heading>
              {lastOrder === undefined ? (
                <Text>{t('account.lastOrderNone')}</Text>
              ) : (
                <Text>
                  {t('common.labelled', { label: t('account.lastOrder'), value: '' })}
                  <Link href={to('orderDetails', { orderId: lastOrder.id })}>
                    {t('account.lastOrderLink', { number: lastOrder.number })}
                  </Link>
                </Text>
              )}
              <Text size="s" tone="soft">
                {t('account.ordersText')}
              </Text>
              <ButtonLink href={to('orders')} variant="secondary" iconAfter="chevron-right">
                {t('account.orders')}
              </ButtonLink>
            </Stack>
          </Card>
          <Card as="section" padding="l" labelledBy="store">
            <Stack gap={3} align="start">
              <Heading level={2} size="h3" id="store">
                {t('account.store')}
              </Heading>
              {store.chosen ? (
                <Link href={to('myStore')}>{store.name}</Link>
              ) : (
                <Text>{t('account.storeNone')}</Text>
              )}
              <ButtonLink href={to('stores')} variant="secondary">
                {store.chosen ? t('account.storeChange') : t('account.storeChoose')}
              </ButtonLink>
            </Stack>
          </Card>
          <Card as="section" padding="l" labelledBy="personal">
            <Stack gap={3}>
              <Heading level={2} size="h3" id="personal">
                {t('account.personal')}
              </Heading>
              <DescriptionList items={personalItems(t, customer)} />
            </Stack>
          </Card>
          <BillingAddress address={customer.address} form={addressForm} refusal={refusal} />
          {hasClub && (
            <Card as="section" padding="l" labelledBy="loyalty">
              <Stack gap={3}>
                <Heading level={2} size="h3" id="loyalty">
                  {t('account.loyalty')}
                </Heading>
                {customer.loyalty === undefined ? (
                  <Text>{t('account.loyaltyNone')}</Text>
                ) : (
                  <DescriptionList
                    items={[
                      { term: t('account.loyaltyCard'), description: customer.loyalty.cardNumber },
                      ...(customer.loyalty.rank === ''
                        ? []
                        : [{ term: t('account.loyaltyRank'), description: customer.loyalty.rank }]),
                    ]}
                  />
                )}
              </Stack>
            </Card>
          )}
        </Grid>
        <div>
          <ButtonLink href={to('logout')} variant="quiet">
            {t('account.signOut')}
          </ButtonLink>
        </div>
      </Stack>
    </Container>
  );
};

const personalItems = (t: ReturnType<typeof useText>, customer: AccountFacts['customer']) => [
  { term: t('account.name'), description: `${customer.firstname} ${customer.lastname}` },
  { term: t('account.email'), description: customer.email },
  ...(customer.mobile === '' ? [] : [{ term: t('account.mobile'), description: customer.mobile }]),
  {
    term: t('account.customerKind'),
    description: customer.isProfessional
      ? t('account.professionalCustomer')
      : t('account.privateCustomer'),
  },
  ...(customer.company === undefined
    ? []
    : [
        { term: t('account.company'), description: customer.company.name },
        { term: t('account.taxNumber'), description: customer.company.taxNumber },
      ].filter(({ description }) => description !== '')),
];
