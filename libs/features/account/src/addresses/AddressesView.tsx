import type { BookAddress } from '@materia/api-account';
import type { TextKey } from '@materia/market-model';
import {
  Alert,
  Button,
  ButtonLink,
  Cluster,
  Container,
  Disclosure,
  Grid,
  Heading,
  Link,
  Stack,
  Badge,
  Text,
  VisuallyHidden,
} from '@materia/ui-design-system';
import { AddressCard, HiddenFields, usePath, useText } from '@materia/ui-shop';
import styles from '../account-pages.module.css';
import { makeDefaultForm, removeAddressForm } from './address-form.ts';
import type { AddressesOutcome } from './addresses.action.ts';
import type { AddressesFacts } from './addresses.loader.ts';

const PROBLEMS = {
  'address-in-use': { text: 'addresses.inUse', checkoutLink: 'addresses.inUseLink' },
  refused: { text: 'addresses.deleteFailed' },
  unchanged: { text: 'addresses.changeFailed' },
} as const satisfies Readonly<
  Record<
    AddressesOutcome['kind'],
    { readonly text: TextKey; /** To the checkout. */ readonly checkoutLink?: TextKey }
  >
>;

export type AddressesViewProps = AddressesFacts & {
  readonly outcome?: AddressesOutcome | undefined;
};

/** The address book: each address with what it is the default of, a link to change it, and a confirmation before it is deleted. */
export const AddressesView = ({
  addresses,
  hasFailed,
  billingEditable,
  outcome,
}: AddressesViewProps) => {
  const t = useText();
  const to = usePath();
  const problem = outcome && PROBLEMS[outcome.kind];
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={1}>{t('accountMenu.addresses')}</Heading>
          <Text tone="soft">{t('addresses.lead')}</Text>
        </Stack>
        {problem && (
          <Alert type="error" role="alert">
            {t(problem.text)}{' '}
            {'checkoutLink' in problem && (
              <Link href={to('checkoutRecipient')}>{t(problem.checkoutLink)}</Link>
            )}
          </Alert>
        )}
        {hasFailed && <Alert type="error">{t('addresses.loadFailed')}</Alert>}
        {!hasFailed && addresses.length === 0 && <Text>{t('addresses.none')}</Text>}
        {addresses.length > 0 && (
          <Grid cells="l">
            {addresses.map((address) => (
              <Entry
                key={address.id}
                address={address}
                isEditable={billingEditable || !address.isDefaultBilling}
                billingEditable={billingEditable}
                hasOthers={addresses.length > 1}
              />
            ))}
          </Grid>
        )}
        <div>
          <ButtonLink href={to('addAddress')} icon="plus">
            {t('addresses.add')}
          </ButtonLink>
        </div>
      </Stack>
    </Container>
  );
};

const DEFAULT_TEXTS = {
  shipping: 'addresses.makeDefaultShipping',
  billing: 'addresses.makeDefaultBilling',
} as const;

const MakeDefault = ({
  id,
  purpose,
  place,
}: {
  readonly id: string;
  readonly purpose: keyof typeof DEFAULT_TEXTS;
  readonly place: string;
}) => {
  const t = useText();
  const text = t(DEFAULT_TEXTS[purpose]);
  return (
    <form method="post" action={usePath()('myAddressBook')} data-once="">
      <HiddenFields form={makeDefaultForm} values={{ address: id, purpose }} />
      <Button
        type="submit"
        variant="quiet"
        size="s"
        aria-label={t('common.labelled', { label: text, value: place })}
      >
        {text}
      </Button>
    </form>
  );
};

type EntryProps = {
  readonly address: BookAddress;
  /** False for a billing address that may not be changed. */
  readonly isEditable: boolean;
  /** Whether it may become the billing address. */
  readonly billingEditable: boolean;
  readonly hasOthers: boolean;
};

const Entry = ({ address, isEditable, billingEditable, hasOthers }: EntryProps) => {
  const t = useText();
  const to = usePath();
  const { id, firstname, lastname, street, postcode, city, phone } = address;
  const isDefault = address.isDefaultShipping || address.isDefaultBilling;
  const name = `${firstname} ${lastname}`;
  const place = `${street[0]}, ${city}`;
  const remove = t('common.labelled', { label: t('addresses.deleteConfirm'), value: place });
  return (
    <AddressCard
      headingLevel={2}
      address={{ name, lines: street, postcode, city, phone }}
      actions={
        <Stack gap={3}>
          {isDefault && (
            <Cluster gap={2}>
              {address.isDefaultShipping && <Badge>{t('addresses.isDefaultShipping')}</Badge>}
              {address.isDefaultBilling && <Badge>{t('addresses.isDefaultBilling')}</Badge>}
            </Cluster>
          )}
          {isEditable && (
            <Cluster gap={2}>
              {!address.isDefaultShipping && (
                <MakeDefault id={id} purpose="shipping" place={place} />
              )}
              {!address.isDefaultBilling && billingEditable && (
                <MakeDefault id={id} purpose="billing" place={place} />
              )}
            </Cluster>
          )}
          {isEditable && (
            <Cluster gap={4} align="baseline">
              <Link
                href={to('modifyAddress', { addressId: id })}
                aria-label={t('addresses.changeNamed', { address: place })}
              >
                {t('addresses.change')}
              </Link>
              <Disclosure
                look="inline"
                summary={
                  <>
                    {t('addresses.delete')}
                    <VisuallyHidden>: {place}</VisuallyHidden>
                  </>
                }
              >
                <form method="post" action={to('myAddressBook')} aria-label={remove} data-once="">
                  <HiddenFields form={removeAddressForm} values={{ address: id }} />
                  <Stack gap={3}>
                    <Text>
                      {t('addresses.deleteAsk')}{' '}
                      {isDefault && hasOthers && t('addresses.deleteDefault')}
                    </Text>
                    <div>
                      <Button type="submit" variant="secondary" icon="trash" aria-label={remove}>
                        {t('addresses.deleteConfirm')}
                      </Button>
                    </div>
                  </Stack>
                </form>
              </Disclosure>
            </Cluster>
          )}
        </Stack>
      }
    />
  );
};
