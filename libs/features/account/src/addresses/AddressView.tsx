import { unreachable } from '@materia/domain-kernel';
import type { TextReader } from '@materia/market-model';
import {
  Alert,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  Cluster,
  Container,
  Heading,
  Stack,
  Text,
  classNames,
} from '@materia/ui-design-system';
import { AddressForm, type AddressFormTexts, usePath, useText } from '@materia/ui-shop';
import styles from '../account-pages.module.css';
import type { AddressOutcome } from './address.action.ts';
import { addressDefaultsForm } from './address-form.ts';
import type { AddressPageFacts } from './address.loader.ts';

export type AddressViewProps = {
  readonly facts: AddressPageFacts;
  readonly outcome?: AddressOutcome | undefined;
};

/** The form of an address of the book, new or changed. */
export const AddressView = ({ facts, outcome }: AddressViewProps) => {
  const t = useText();
  const to = usePath();
  const { id, isDefault, billingEditable } = facts;
  const { values, defaults } = outcome?.typed ?? facts.typed;
  return (
    <Container size="narrow" className={classNames(styles.page, styles.form)}>
      <Stack gap={5}>
        <Heading level={1}>
          {t(id === undefined ? 'addresses.addTitle' : 'addresses.changeTitle')}
        </Heading>
        {outcome?.problem !== undefined && (
          <Alert type="error" role="alert">
            {problemText(outcome.problem, id !== undefined, t)}
          </Alert>
        )}
        <Card padding="l">
          <form
            method="post"
            action={id === undefined ? to('addAddress') : to('modifyAddress', { addressId: id })}
            noValidate
            data-once=""
          >
            <Stack gap={5}>
              <AddressForm
                values={values}
                faults={outcome?.faults ?? {}}
                duties={facts.requirements}
                words={wordsOf(t)}
                postcodeExample={facts.postcodeExample}
              />
              <Stack gap={2}>
                {isDefault.shipping ? (
                  <Text tone="soft">{t('addresses.isDefaultShipping')}</Text>
                ) : (
                  <Checkbox
                    name={addressDefaultsForm.names.shipping}
                    value="1"
                    label={t('addresses.makeDefaultShipping')}
                    defaultChecked={defaults.shipping}
                  />
                )}
                {isDefault.billing && <Text tone="soft">{t('addresses.isDefaultBilling')}</Text>}
                {!isDefault.billing && billingEditable && (
                  <Checkbox
                    name={addressDefaultsForm.names.billing}
                    value="1"
                    label={t('addresses.makeDefaultBilling')}
                    defaultChecked={defaults.billing}
                  />
                )}
              </Stack>
              <Cluster>
                <Button type="submit" size="l">
                  {t('addresses.save')}
                </Button>
                <ButtonLink href={to('myAddressBook')} variant="quiet">
                  {t('addresses.back')}
                </ButtonLink>
              </Cluster>
            </Stack>
          </form>
        </Card>
      </Stack>
    </Container>
  );
};

const problemText = (
  problem: NonNullable<AddressOutcome['problem']>,
  isChange: boolean,
  t: TextReader,
): string => {
  switch (problem) {
    case 'too-many-addresses':
      return t('addresses.tooMany');
    case 'not-found':
      return t('addresses.gone');
    case 'refused':
      return t(isChange ? 'addresses.changeFailed' : 'addresses.addFailed');
    default:
      return unreachable(problem);
  }
};

/** The words of the form. */
const wordsOf = (t: TextReader): AddressFormTexts => ({
  labels: {
    civility: t('addresses.civility'),
    firstname: t('checkout.firstname'),
    lastname: t('checkout.lastname'),
    street: t('registerMore.street'),
    streetNumber: t('registerMore.streetNumber'),
    additionalAddress: t('addresses.additional'),
    postcode: t('registerMore.postcode'),
    city: t('registerMore.city'),
    region: t('addresses.region'),
    telephone: t('checkout.phone'),
  },
  civilities: [
    { value: 'Mrs', label: t('addresses.mrs') },
    { value: 'Mr', label: t('addresses.mr') },
  ],
  optional: t('register.optional'),
  errorSummary: t('register.errorSummary'),
  additionalHint: t('addresses.additionalHint'),
  missing: t('register.required'),
  notAName: t('checkout.nameInvalid'),
  notServed: t('checkout.regionNotServed'),
  forExample: (example) => t('checkout.phoneHint', { example }),
  tooLong: (maximum) => t('register.tooLong', { maximum }),
  notAPostcode: () => t('registerMore.postcodeInvalid'),
  notAPhone: (example) => t('checkout.phoneInvalid', { example }),
  mobileNeeded: (example) => t('checkout.mobileInvalid', { example }),
});
