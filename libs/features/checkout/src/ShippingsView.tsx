import type { TextKey } from '@materia/market-model';
import {
  Alert,
  Button,
  ButtonLink,
  Cluster,
  ErrorSummary,
  RadioGroup,
  Stack,
} from '@materia/ui-design-system';
import { useFormats, usePath, useText } from '@materia/ui-shop';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import type { ShippingsOutcome } from './shippings.action.ts';
import type { ShippingsFacts } from './shippings.loader.ts';
import { shippingOption } from './shipping-option.tsx';

/** The message of each error, and the field it belongs to. */
const FAULTS = {
  'method-missing': { text: 'checkout.methodMissing', field: 'method' },
  'two-hours-gone': { text: 'checkout.twoHoursGone', field: 'method' },
  'slot-missing': { text: 'checkout.slotMissing', field: 'slot' },
  'slot-gone': { text: 'checkout.slotGone', field: 'slot' },
  'update-failed': { text: 'checkout.updateFailed', field: 'method' },
} as const satisfies Readonly<
  Record<ShippingsOutcome['fault'], { readonly text: TextKey; readonly field: 'method' | 'slot' }>
>;

export type ShippingsViewProps = {
  readonly facts: ShippingsFacts;
  readonly outcome?: ShippingsOutcome | undefined;
};

/** Where and when the order is collected. */
export const ShippingsView = ({ facts, outcome }: ShippingsViewProps) => {
  const t = useText();
  const to = usePath();
  const formats = useFormats();
  const values = outcome?.values ?? facts.values;
  const fault = outcome && FAULTS[outcome.fault];
  const message = fault && t(fault.text);
  const slotsShown = facts.slotChoice && values.method === 'scheduled';
  const field = fault?.field === 'slot' && slotsShown ? 'slot' : 'method';
  const canCollect = facts.choices.some(({ available }) => available);
  return (
    <CheckoutFrame
      meta="shippings"
      title={t('checkout.shippingsTitle')}
      lead={t('checkout.shippingsLead', { store: facts.storeName })}
      totals={facts.totals}
    >
      <ErrorSummary
        title={t('checkout.errorSummary')}
        errors={message === undefined ? [] : [{ fieldId: field, message }]}
      />
      {facts.thirdPartyLines > 0 && (
        <Alert title={t('checkout.thirdPartyTitle')}>
          {t('checkout.thirdPartyText', { count: facts.thirdPartyLines })}
        </Alert>
      )}
      {!canCollect && (
        <Alert
          type="warning"
          actions={<ButtonLink href={to('cart')}>{t('checkout.noMethodAction')}</ButtonLink>}
        >
          {t('checkout.noMethod')}
        </Alert>
      )}
      <form method="post" noValidate>
        <Stack gap={5}>
          <RadioGroup
            name="method"
            legend={t('checkout.method')}
            framed
            error={field === 'method' ? message : undefined}
            defaultValue={values.method}
            options={facts.choices.map((choice) =>
              shippingOption(choice, {
                t,
                formats,
                slotChoice: facts.slotChoice,
                chosenSlot: values.slot,
                slotError: field === 'slot' ? message : undefined,
              }),
            )}
          />
          <Cluster>
            {canCollect && (
              <Button size="l" iconAfter="chevron-right">
                {t('checkout.next')}
              </Button>
            )}
            {facts.showsBack && canCollect && (
              <ButtonLink href={to('cart')} variant="quiet">
                {t('checkout.backToCart')}
              </ButtonLink>
            )}
          </Cluster>
        </Stack>
      </form>
    </CheckoutFrame>
  );
};
