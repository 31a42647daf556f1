import { formatPhone } from '@materia/domain-contact';
import type { RouteName, TextKey } from '@materia/market-model';
import {
  Alert,
  ButtonLink,
  Container,
  DescriptionList,
  Grid,
  Heading,
  Icon,
  type IconName,
  Link,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { useFormats, usePath, useShop, useText } from '@materia/ui-shop';
import type { AccountFacts } from './account.loader.ts';
import { AccountPart } from './AccountPart.tsx';
import styles from './AccountView.module.css';
import pageStyles from './account-pages.module.css';
import type { AddressRefusal } from './billing-address.action.ts';
import { RANK_TEXTS } from './club/ClubRulesCard.tsx';
import { MailAgain } from './identity/MailAgain.tsx';
import { BillingAddress } from './BillingAddress.tsx';
import { LastOrder } from './LastOrder.tsx';

/** The account summary: last order, store, personal data, addresses and club card. */
export const AccountView = ({
  customer,
  isMailboxOpen,
  lastOrder,
  isPartial,
  hasClub,
  club,
  addressForm,
  store,
  showsInvoices,
  refusal,
}: AccountFacts & { readonly refusal?: AddressRefusal | undefined }) => {
  const { market, t } = useShop();
  const to = usePath();
  const { delivery, loyalty } = customer;
  return (
    <Container className={pageStyles.page}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={1}>{t('account.greeting', { name: customer.firstname })}</Heading>
          <Text tone="soft">{t('account.lead')}</Text>
        </Stack>
        {isMailboxOpen && (
          <AccountPart id="mailbox" icon="mail" title={t('identity.confirmTitle')}>
            <Text weight="strong">{customer.email}</Text>
            <MailAgain />
          </AccountPart>
        )}
        {isPartial && <Alert type="warning">{t('account.loadError')}</Alert>}
        {!isPartial && <LastOrder order={lastOrder} />}
        <Grid cells="l">
          <AccountPart id="store" icon="store" title={t('account.store')}>
            {store.chosen ? (
              <Text>
                <Link href={to('myStore')}>{store.name}</Link>
                {store.place !== undefined && (
                  <>
                    <br />
                    {store.place}
                  </>
                )}
              </Text>
            ) : (
              <Text>{t('account.storeNone')}</Text>
            )}
            <ButtonLink href={to('stores')} variant="secondary">
              {store.chosen ? t('account.storeChange') : t('account.storeChoose')}
            </ButtonLink>
          </AccountPart>
          <AccountPart id="personal" icon="user" title={t('account.personal')}>
            <DescriptionList
              look="stacked"
              items={personalItems(t, {
                ...customer,
                mobile: formatPhone(customer.mobile, market.rules.phone),
              })}
            />
            <ButtonLink href={to('myInformations')} variant="secondary" icon="edit">
              {t('account.personalChange')}
            </ButtonLink>
          </AccountPart>
          <AccountPart id="delivery" icon="truck" title={t('account.delivery')}>
            {delivery === undefined ? (
              <Text>{t('account.deliveryNone')}</Text>
            ) : (
              <Text>
                {delivery.name}
                <br />
                {delivery.street}
                <br />
                {delivery.postcode} {delivery.city}
              </Text>
            )}
            <ButtonLink href={to('myAddressBook')} variant="secondary">
              {t('accountMenu.addresses')}
            </ButtonLink>
          </AccountPart>
          <BillingAddress address={customer.address} form={addressForm} refusal={refusal} />
          {hasClub && <ClubPart loyalty={loyalty} club={club} />}
        </Grid>
        <Shortcuts showsInvoices={showsInvoices} />
        <div>
          <ButtonLink href={to('logout')} variant="quiet">
            {t('account.signOut')}
          </ButtonLink>
        </div>
      </Stack>
    </Container>
  );
};

/** The card of a member with rank and points, or the way into the club. */
const ClubPart = ({
  loyalty,
  club,
}: Pick<AccountFacts, 'club'> & Pick<AccountFacts['customer'], 'loyalty'>) => {
  const t = useText();
  const to = usePath();
  const { number } = useFormats();
  return (
    <AccountPart id="loyalty" icon="card" title={t('account.loyalty')}>
      {loyalty === undefined ? (
        <Text>{t('club.joinText')}</Text>
      ) : (
        <DescriptionList
          items={[
            { term: t('account.loyaltyCard'), description: loyalty.cardNumber },
            ...(club === undefined
              ? []
              : [
                  { term: t('account.loyaltyRank'), description: t(RANK_TEXTS[club.rank]) },
                  { term: t('club.pointsTitle'), description: number(club.points) },
                ]),
          ]}
        />
      )}
      <ButtonLink
        href={to(loyalty === undefined ? 'loyaltyRegister' : 'loyalty')}
        variant="secondary"
      >
        {loyalty === undefined ? t('club.joinAction') : t('accountMenu.club')}
      </ButtonLink>
    </AccountPart>
  );
};

/** What customers look up most besides. */
const SHORTCUTS = [
  {
    page: 'myPurchases',
    icon: 'document',
    name: 'accountMenu.purchases',
    text: 'account.purchasesText',
  },
  {
    page: 'myInvoices',
    icon: 'card',
    name: 'accountMenu.invoices',
    text: 'account.invoicesText',
    flag: 'showsInvoices',
  },
  { page: 'myLists', icon: 'list', name: 'accountMenu.lists', text: 'account.listsText' },
] as const satisfies readonly {
  readonly page: RouteName;
  readonly icon: IconName;
  readonly name: TextKey;
  readonly text: TextKey;
  /** Shown only where the market has the page. */
  readonly flag?: 'showsInvoices';
}[];

const Shortcuts = ({ showsInvoices }: Pick<AccountFacts, 'showsInvoices'>) => {
  const t = useText();
  const to = usePath();
  return (
    <nav aria-label={t('account.shortcuts')}>
      <Grid as="ul" cells="l">
        {SHORTCUTS.filter((shortcut) => showsInvoices || !('flag' in shortcut)).map(
          ({ page, icon, name, text }) => (
            <li key={page}>
              <Link href={to(page)} variant="bare" className={styles.shortcut}>
                <span className={styles.mark}>
                  <Icon name={icon} size="m" />
                </span>
                <span>
                  <span className={styles.name}>{t(name)}</span>
                  <Text as="span" size="s" tone="soft">
                    {t(text)}
                  </Text>
                </span>
                <Icon name="chevron-right" size="s" className={styles.arrow} />
              </Link>
            </li>
          ),
        )}
      </Grid>
    </nav>
  );
};

const personalItems = (
  t: ReturnType<typeof useText>,
  customer: Pick<
    AccountFacts['customer'],
    'firstname' | 'lastname' | 'email' | 'mobile' | 'isProfessional' | 'company'
  >,
) => [
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
