import { unreachable } from '@materia/domain-kernel';
import type { TextKey, TextReader } from '@materia/market-model';
import {
  Alert,
  Button,
  ButtonLink,
  Card,
  Cluster,
  ErrorSummary,
  Heading,
  Stack,
  TextField,
} from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import {
  DELIVERY_FIELDS,
  COLLECTOR_FIELDS,
  type ContactField,
  type ContactValues,
} from './collector-fields.ts';
import type { ContactFaults, InformationsOutcome } from './informations.action.ts';
import { GuestEmail } from './GuestEmail.tsx';
import type { InformationsFacts } from './informations.loader.ts';

const LABELS = {
  firstname: 'checkout.firstname',
  lastname: 'checkout.lastname',
  phone: 'checkout.phone',
  street: 'checkout.street',
  extra: 'checkout.streetExtra',
  postcode: 'checkout.postcode',
  city: 'checkout.city',
} as const satisfies Readonly<Record<ContactField, TextKey>>;

export type InformationsViewProps = {
  readonly facts: InformationsFacts;
  readonly outcome?: InformationsOutcome | undefined;
};

/** Who receives the order, the phone number to call, and where it is delivered. */
export const InformationsView = ({ facts, outcome }: InformationsViewProps) => {
  const t = useText();
  const to = usePath();
  const values = outcome?.values ?? facts.values;
  const errorOf = (field: ContactField): string | undefined => {
    const fault = outcome?.faults[field];
    return fault && faultMessage(fault, t, facts, values);
  };
  const fieldOf = (field: ContactField) => ({
    name: field,
    label: t(LABELS[field]),
    defaultValue: values[field],
    error: errorOf(field),
    required: true,
  });
  const fields: readonly ContactField[] = facts.asksAddress
    ? [...COLLECTOR_FIELDS, ...DELIVERY_FIELDS]
    : COLLECTOR_FIELDS;
  const errors = fields.flatMap((field) => {
    const message = errorOf(field);
    return message === undefined
      ? []
      : [{ fieldId: field, message: `${t(LABELS[field])}: ${message}` }];
  });
  return (
    <CheckoutFrame
      meta="informations"
      title={t(
        facts.isCollected || !facts.asksAddress
          ? 'checkout.informationsTitle'
          : 'checkout.recipientTitle',
      )}
      lead={t('checkout.informationsLead')}
      totals={facts.totals}
    >
      <ErrorSummary title={t('checkout.errorSummary')} errors={errors} />
      {outcome?.updateFailed === true && (
        <Alert type="error" role="alert">
          {t('checkout.updateFailed')}
        </Alert>
      )}
      {facts.guestEmail !== undefined && <GuestEmail email={facts.guestEmail} />}
      <form method="post" noValidate>
        <Stack gap={5}>
          <Card as="section" labelledBy="collector">
            <Stack gap={4}>
              <Heading level={2} size="h3" id="collector">
                {t(
                  facts.isCollected || !facts.asksAddress
                    ? 'checkout.collector'
                    : 'checkout.recipient',
                )}
              </Heading>
              <TextField
                {...fieldOf('firstname')}
                autoComplete="given-name"
                width="m"
                readOnly={!facts.namesEditable}
              />
              <TextField
                {...fieldOf('lastname')}
                autoComplete="family-name"
                width="m"
                readOnly={!facts.namesEditable}
              />
              <TextField
                {...fieldOf('phone')}
                hint={t(facts.asksAddress ? 'checkout.phoneHintDriver' : 'checkout.phoneHint', {
                  example: facts.phoneExample,
                })}
                type="tel"
                autoComplete="tel"
                width="m"
              />
            </Stack>
          </Card>
          {facts.asksAddress && (
            <Card as="section" labelledBy="address">
              <Stack gap={4}>
                <Heading level={2} size="h3" id="address">
                  {t('checkout.deliveryAddress')}
                </Heading>
                <TextField {...fieldOf('street')} autoComplete="address-line1" />
                <TextField {...fieldOf('extra')} required={false} autoComplete="address-line2" />
                <TextField
                  {...fieldOf('postcode')}
                  hint={t('checkout.postcodeHint', { example: postcodeExample(facts) })}
                  autoComplete="postal-code"
                  inputMode="numeric"
                  width="s"
                />
                <TextField {...fieldOf('city')} autoComplete="address-level2" width="m" />
              </Stack>
            </Card>
          )}
          <Cluster>
            <Button size="l" iconAfter="chevron-right">
              {t('checkout.next')}
            </Button>
            {facts.showsBack && (
              <ButtonLink href={to('checkoutShippings')} variant="quiet">
                {t('checkout.back')}
              </ButtonLink>
            )}
          </Cluster>
        </Stack>
      </form>
    </CheckoutFrame>
  );
};

/** A postal code of the market as it is written, with zeros: 00-000. */
const postcodeExample = ({ postcodeGroups }: Pick<InformationsFacts, 'postcodeGroups'>): string =>
  postcodeGroups.map((digits) => '0'.repeat(digits)).join('-');

const faultMessage = (
  fault: NonNullable<ContactFaults[ContactField]>,
  t: TextReader,
  facts: InformationsFacts,
  values: ContactValues,
): string => {
  const { phoneExample: example } = facts;
  switch (fault.kind) {
    case 'missing':
      return t('checkout.required');
    case 'not-a-name':
      return t('checkout.nameInvalid');
    case 'not-a-phone':
      return t('checkout.phoneInvalid', { example });
    case 'mobile-needed':
      return t('checkout.mobileInvalid', { example });
    case 'too-long':
      return t('checkout.tooLong', { maximum: fault.maximum });
    case 'not-a-postcode':
      return t('checkout.postcodeInvalid', {
        digits: facts.postcodeGroups.reduce((sum, digits) => sum + digits, 0),
        typed: values.postcode.replaceAll(/\D/g, '').length,
      });
    case 'country-not-served':
    case 'region-not-served':
      return t('checkout.regionNotServed');
    default:
      return unreachable(fault);
  }
};
