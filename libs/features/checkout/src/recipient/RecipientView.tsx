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
} from '@materia/ui-design-system';
import { fieldCheck, HiddenFields, TownField, useShop } from '@materia/ui-shop';
import type { ReactNode } from 'react';
import { BackLink } from '../frame/BackLink.tsx';
import { CheckoutFrame } from '../frame/CheckoutFrame.tsx';
import { contactErrors, invalidMessage, LABELS, missingMessage } from './contact-errors.ts';
import { DoneDelivery } from './DoneDelivery.tsx';
import { GuestEmail } from '../frame/GuestEmail.tsx';
import type { RecipientOutcome } from './recipient.action.ts';
import {
  BILLING_FIELDS,
  COLLECTOR_FIELDS,
  contactForm,
  DELIVERY_FIELDS,
  NEW_ADDRESS,
  SAME_ADDRESS,
} from './contact-fields.ts';
import {
  addressLine,
  fieldsOf,
  isRequired,
  LOOKS,
  NAMES,
  type TypedField,
} from './contact-looks.ts';
import type { RecipientFacts } from './recipient.loader.ts';
import styles from './RecipientView.module.css';
import { asksForCollector, recipientTitle } from './recipient-title.ts';

export type RecipientViewProps = {
  readonly facts: RecipientFacts;
  readonly outcome?: RecipientOutcome | undefined;
};

/**
 * The recipient with their phone number, the delivery address and the billing contact.
 */
export const RecipientView = ({ facts, outcome }: RecipientViewProps) => {
  const { market, t } = useShop();
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
        {...LOOKS[name]}
        {...(name === 'city' && {
          ofPostcode: contactForm.names.postcode,
          shown: { postcode: values.shownPostcode, city: values.shownCity },
        })}
        {...(name === 'billingCity' && { ofPostcode: contactForm.names.billingPostcode })}
        {...fieldCheck(contactForm.fields[name], market, {
          ...(isRequired(name, facts) && { missing: missingMessage(name, facts, t) }),
          ...invalidMessage(name, facts, t, market),
        })}
        {...(name === 'phone' && {
          hint: t(facts.asksAddress ? 'checkout.phoneHintDriver' : 'checkout.phoneHint', {
            example: facts.phoneExample,
          }),
          ...(!facts.isPhoneRequired && { optional: t('checkout.optional') }),
        })}
        {...(NAMES.some((each) => each === name) && { readOnly: !facts.namesEditable })}
        {...((name === 'postcode' || name === 'billingPostcode') && {
          hint: t('checkout.postcodeHint', { example: facts.postcodeExample }),
        })}
      />
    );
  };
  const typed = (names: readonly TypedField[], save: 'saveDelivery' | 'saveBilling'): ReactNode => (
    <Stack gap={4}>
      <div className={styles.fields}>{names.map(field)}</div>
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
      products={facts.products}
    >
      <ErrorSummary title={t('checkout.errorSummary')} errors={errors} />
      {outcome?.updateFailed === true && (
        <Alert type="error" role="alert">
          {t('checkout.updateFailed')}
        </Alert>
      )}
      {facts.isBookUnread && <Alert type="warning">{t('checkout.addressesUnread')}</Alert>}
      {facts.guestEmail !== undefined && <GuestEmail email={facts.guestEmail} />}
      {facts.deliveries.length > 0 && (
        <DoneDelivery deliveries={facts.deliveries} storeName={facts.storeName} />
      )}
      <form method="post" noValidate aria-label={t(recipientTitle(facts))} data-draft={facts.draft}>
        <Stack gap={5}>
          {!facts.isNamedByAddress && (
            <Card as="section" labelledBy="collector">
              <Stack gap={4}>
                <Heading level={2} size="h3" id="collector">
                  {t(asksForCollector(facts) ? 'checkout.collector' : 'checkout.recipient')}
                </Heading>
                <div className={styles.fields}>{COLLECTOR_FIELDS.map(field)}</div>
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
                <HiddenFields
                  form={contactForm}
                  values={{ shownPostcode: values.shownPostcode, shownCity: values.shownCity }}
                />
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
                <RadioGroup
                  name={contactForm.names.billing}
                  legend={
                    <Heading level={2} size="h3" id="payer">
                      {t('checkout.billing')}
                    </Heading>
                  }
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
