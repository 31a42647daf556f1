import {
  Alert,
  Button,
  Card,
  Checkbox,
  Cluster,
  ErrorSummary,
  Heading,
  RadioGroup,
  type RadioOption,
  Stack,
  Text,
  TextField,
  type TextFieldProps,
} from '@materia/ui-design-system';
import { HiddenFields, TownField, useText } from '@materia/ui-shop';
import type { ReactNode } from 'react';
import { BackLink } from '../frame/BackLink.tsx';
import { CheckoutFrame } from '../frame/CheckoutFrame.tsx';
import { contactErrors, LABELS } from './contact-errors.ts';
import { GuestEmail } from '../frame/GuestEmail.tsx';
import type { RecipientOutcome } from './recipient.action.ts';
import {
  BILLING_FIELDS,
  type BillingField,
  COLLECTOR_FIELDS,
  type CollectorField,
  type ContactField,
  contactForm,
  DELIVERY_FIELDS,
  type DeliveryField,
  NEW_ADDRESS,
  SAME_ADDRESS,
} from './contact-fields.ts';
import type { AddressChoice, RecipientFacts } from './recipient.loader.ts';
import { asksForCollector, recipientTitle } from './recipient-title.ts';

type TypedField = CollectorField | DeliveryField | BillingField;

/**
 * How each field is filled in. A section keeps the browser from filling the payer into the
 * recipient.
 */
const LOOKS = {
  firstname: { autoComplete: 'given-name', width: 'm' },
  lastname: { autoComplete: 'family-name', width: 'm' },
  phone: { autoComplete: 'tel', width: 'm', type: 'tel' },
  street: { autoComplete: 'shipping address-line1' },
  extra: { autoComplete: 'shipping address-line2', required: false },
  postcode: { autoComplete: 'shipping postal-code', width: 's', inputMode: 'numeric' },
  city: { autoComplete: 'shipping address-level2', width: 'm' },
  billingFirstname: { autoComplete: 'billing given-name', width: 'm' },
  billingLastname: { autoComplete: 'billing family-name', width: 'm' },
  billingStreet: { autoComplete: 'billing address-line1' },
  billingExtra: { autoComplete: 'billing address-line2', required: false },
  billingPostcode: { autoComplete: 'billing postal-code', width: 's', inputMode: 'numeric' },
  billingCity: { autoComplete: 'billing address-level2', width: 'm' },
} as const satisfies Readonly<
  Record<
    TypedField,
    Pick<TextFieldProps, 'autoComplete' | 'width' | 'inputMode' | 'type' | 'required'>
  >
>;

const NAMES: readonly CollectorField[] = ['firstname', 'lastname'];

/** The fields of the page in the order in which they are shown. */
const fieldsOf = (facts: RecipientFacts): readonly ContactField[] => {
  const { asksAddress, asksBilling, book } = facts;
  const choice: readonly ContactField[] = book.length > 0 ? ['delivery'] : [];
  const delivery: readonly ContactField[] = asksAddress ? [...choice, ...DELIVERY_FIELDS] : [];
  return [
    ...(facts.isNamedByAddress
      ? (['delivery', ...NAMES, ...DELIVERY_FIELDS, 'phone'] as const)
      : [...COLLECTOR_FIELDS, ...delivery]),
    ...(asksBilling ? (['billing', ...BILLING_FIELDS] as const) : []),
  ];
};

export type RecipientViewProps = {
  readonly facts: RecipientFacts;
  readonly outcome?: RecipientOutcome | undefined;
};

/**
 * Who receives the order, the phone number to call, where it is delivered, and whom the invoice
 * names.
 */
export const RecipientView = ({ facts, outcome }: RecipientViewProps) => {
  const t = useText();
  const values = outcome?.values ?? facts.values;
  const { errors, errorOf } = contactErrors({
    fields: fieldsOf(facts),
    faults: outcome?.faults ?? {},
    values,
    facts,
    t,
  });

  const field = (name: TypedField): ReactNode => {
    const Field = name === 'city' || name === 'billingCity' ? TownField : TextField;
    return (
      <Field
        key={name}
        name={contactForm.names[name]}
        label={t(LABELS[name])}
        defaultValue={values[name]}
        error={errorOf(name)}
        required={!(facts.isAddressOptional && isOfDelivery(name))}
        {...LOOKS[name]}
        {...(name === 'phone' && {
          hint: t(facts.asksAddress ? 'checkout.phoneHintDriver' : 'checkout.phoneHint', {
            example: facts.phoneExample,
          }),
          required: facts.isPhoneRequired,
          ...(!facts.isPhoneRequired && { optional: t('checkout.optional') }),
        })}
        {...(NAMES.some((each) => each === name) && { readOnly: !facts.namesEditable })}
        {...((name === 'postcode' || name === 'billingPostcode') && {
          hint: t('checkout.postcodeHint', { example: postcodeExample(facts) }),
        })}
      />
    );
  };
  const typed = (names: readonly TypedField[], save: 'saveDelivery' | 'saveBilling'): ReactNode => (
    <Stack gap={4}>
      {names.map(field)}
      {facts.savesAddresses && (
        <Checkbox
          name={contactForm.names[save]}
          value="1"
          label={t('checkout.saveAddress')}
          defaultChecked={values[save]}
        />
      )}
    </Stack>
  );
  const fromBook: readonly RadioOption[] = facts.book.map((address) => ({
    value: address.id,
    label: `${address.firstname} ${address.lastname}`,
    hint: addressLine(address),
  }));
  const deliveryFields = facts.isNamedByAddress ? [...NAMES, ...DELIVERY_FIELDS] : DELIVERY_FIELDS;
  return (
    <CheckoutFrame
      page="recipient"
      title={t(recipientTitle(facts))}
      lead={t('checkout.recipientLead')}
      totals={facts.totals}
    >
      <ErrorSummary title={t('checkout.errorSummary')} errors={errors} />
      {outcome?.updateFailed === true && (
        <Alert type="error" role="alert">
          {t('checkout.updateFailed')}
        </Alert>
      )}
      {facts.isBookUnread && <Alert type="warning">{t('checkout.addressesUnread')}</Alert>}
      {facts.guestEmail !== undefined && <GuestEmail email={facts.guestEmail} />}
      <form method="post" noValidate>
        <Stack gap={5}>
          {!facts.isNamedByAddress && (
            <Card as="section" labelledBy="collector">
              <Stack gap={4}>
                <Heading level={2} size="h3" id="collector">
                  {t(asksForCollector(facts) ? 'checkout.collector' : 'checkout.recipient')}
                </Heading>
                {COLLECTOR_FIELDS.map(field)}
              </Stack>
            </Card>
          )}
          {facts.asksAddress && (
            <Card as="section" labelledBy="address">
              <Stack gap={4}>
                <Heading level={2} size="h3" id="address">
                  {t('checkout.deliveryAddress')}
                </Heading>
                {facts.isAddressOptional && (
                  <Text size="s" tone="soft">
                    {t('checkout.addressOptional')}
                  </Text>
                )}
                {facts.book.length === 0 ? (
                  <>
                    <HiddenFields form={contactForm} values={{ delivery: NEW_ADDRESS }} />
                    {typed(deliveryFields, 'saveDelivery')}
                  </>
                ) : (
                  <RadioGroup
                    name={contactForm.names.delivery}
                    legend={t('checkout.chooseAddress')}
                    hideLegend
                    framed
                    error={errorOf('delivery')}
                    defaultValue={values.delivery}
                    options={[
                      ...fromBook,
                      {
                        value: NEW_ADDRESS,
                        label: t('checkout.newAddress'),
                        detail: typed(deliveryFields, 'saveDelivery'),
                      },
                    ]}
                  />
                )}
                {facts.isNamedByAddress && field('phone')}
              </Stack>
            </Card>
          )}
          {facts.asksBilling && (
            <Card as="section" labelledBy="payer">
              <Stack gap={4}>
                <Heading level={2} size="h3" id="payer">
                  {t('checkout.billing')}
                </Heading>
                <RadioGroup
                  name={contactForm.names.billing}
                  legend={t('checkout.billing')}
                  hideLegend
                  framed
                  error={errorOf('billing')}
                  defaultValue={values.billing === '' ? SAME_ADDRESS : values.billing}
                  options={[
                    {
                      value: SAME_ADDRESS,
                      label: t(
                        facts.asksAddress ? 'checkout.billingSame' : 'checkout.billingSamePerson',
                      ),
                    },
                    ...fromBook,
                    {
                      value: NEW_ADDRESS,
                      label: t('checkout.newAddress'),
                      detail: typed(BILLING_FIELDS, 'saveBilling'),
                    },
                  ]}
                />
              </Stack>
            </Card>
          )}
          <Cluster>
            <Button size="l" iconAfter="chevron-right">
              {t('checkout.next')}
            </Button>
            {facts.showsBack && (
              <BackLink page="recipient" addressesFirst={facts.totals.addressesFirst} />
            )}
          </Cluster>
        </Stack>
      </form>
    </CheckoutFrame>
  );
};

const isOfDelivery = (name: TypedField): boolean => DELIVERY_FIELDS.some((each) => each === name);

const addressLine = ({ street, postcode, city }: AddressChoice): string =>
  [...street, `${postcode} ${city}`].join(', ');

/** A postal code of the market as it is written, with zeros: 00-000. */
const postcodeExample = ({ postcodeGroups }: Pick<RecipientFacts, 'postcodeGroups'>): string =>
  postcodeGroups.map((digits) => '0'.repeat(digits)).join('-');
