import type { CollectorFault } from '@materia/domain-checkout';
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
import { COLLECTOR_FIELDS, type CollectorField } from './collector-fields.ts';
import type { InformationsOutcome } from './informations.action.ts';
import type { InformationsFacts } from './informations.loader.ts';

const LABELS = {
  firstname: 'checkout.firstname',
  lastname: 'checkout.lastname',
  phone: 'checkout.phone',
} as const satisfies Readonly<Record<CollectorField, TextKey>>;

export type InformationsViewProps = {
  readonly facts: InformationsFacts;
  readonly outcome?: InformationsOutcome | undefined;
};

/** Who collects the order, and the phone number to call. */
export const InformationsView = ({ facts, outcome }: InformationsViewProps) => {
  const t = useText();
  const to = usePath();
  const values = outcome?.values ?? facts.values;
  const errorOf = (field: CollectorField): string | undefined => {
    const fault = outcome?.faults[field];
    return fault && faultMessage(fault, t, facts.phoneExample);
  };
  const fieldOf = (field: CollectorField) => ({
    name: field,
    label: t(LABELS[field]),
    defaultValue: values[field],
    error: errorOf(field),
    required: true,
  });
  const errors = COLLECTOR_FIELDS.flatMap((field) => {
    const message = errorOf(field);
    return message === undefined
      ? []
      : [{ fieldId: field, message: `${t(LABELS[field])}: ${message}` }];
  });
  return (
    <CheckoutFrame
      meta="informations"
      title={t('checkout.informationsTitle')}
      lead={t('checkout.informationsLead')}
      totals={facts.totals}
    >
      <ErrorSummary title={t('checkout.errorSummary')} errors={errors} />
      {outcome?.updateFailed === true && (
        <Alert type="error" role="alert">
          {t('checkout.updateFailed')}
        </Alert>
      )}
      <form method="post" noValidate>
        <Stack gap={5}>
          <Card as="section" labelledBy="collector">
            <Stack gap={4}>
              <Heading level={2} size="h3" id="collector">
                {t('checkout.collector')}
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
                hint={t('checkout.phoneHint', { example: facts.phoneExample })}
                type="tel"
                autoComplete="tel"
                width="m"
              />
            </Stack>
          </Card>
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

const faultMessage = (fault: CollectorFault, t: TextReader, phoneExample: string): string => {
  switch (fault.kind) {
    case 'missing':
      return t('checkout.required');
    case 'not-a-name':
      return t('checkout.nameInvalid');
    case 'not-a-phone':
      return t('checkout.phoneInvalid', { example: phoneExample });
    case 'mobile-needed':
      return t('checkout.mobileInvalid', { example: phoneExample });
    case 'too-long':
      return t('checkout.tooLong', { maximum: fault.maximum });
    default:
      return unreachable(fault);
  }
};
