import type { PaymentOffer } from '@materia/api-checkout';
import {
  BANK_TRANSFER_HOURS,
  isBankTransfer,
  isPaidByReference,
  isPaidInStore,
  isSlowPayment,
  needsCode,
  type PaymentMethod,
  REFERENCE_DAYS,
} from '@materia/domain-checkout';
import type { TextReader } from '@materia/market-model';
import type { ReactNode } from 'react';
import { RadioGroup, Text, TextField } from '@materia/ui-design-system';
import { PAYMENT_TEXTS, PaymentLogos, useText } from '@materia/ui-shop';
import { paymentErrors, type PaymentFieldFaults, paymentForm } from './payment-form.ts';
import styles from './PaymentFields.module.css';

type PaymentFieldsProps = {
  /** In the market's order, those that the cart cannot be paid by included. */
  readonly offers: readonly PaymentOffer[];
  readonly chosen: PaymentMethod | undefined;
  readonly faults: PaymentFieldFaults;
  /** A guest has to confirm an order that is paid in store by a mail to this address. */
  readonly guestEmail?: string | undefined;
  /** The heading of the choice, which is its legend; without it the legend is hidden. */
  readonly heading?: ReactNode;
};

/**
 * The choice of a payment method: a row per method, with the code of a BLIK payment at its own row.
 */
export const PaymentFields = ({
  offers,
  chosen,
  faults,
  guestEmail,
  heading,
}: PaymentFieldsProps) => {
  const t = useText();
  if (offers.every(({ refusal }) => refusal === 'nothing-to-pay'))
    return (
      <>
        {heading}
        <Text>{t('payment.nothingToPay')}</Text>
      </>
    );
  const errors = new Map(
    paymentErrors(faults, t).map(({ fieldId, message }) => [fieldId, message]),
  );
  return (
    <>
      <input type="hidden" name={paymentForm.names.device} defaultValue="" />
      <RadioGroup
        name={paymentForm.names.method}
        legend={heading ?? t('payment.legend')}
        hideLegend={heading === undefined}
        framed
        required
        defaultValue={chosen}
        error={errors.get(paymentForm.names.method)}
        options={offers.map(({ method, refusal }) => ({
          value: method,
          disabled: refusal !== undefined,
          label: (
            <span className={styles.method}>
              {t(PAYMENT_TEXTS[method].name)}
              <PaymentLogos method={method} />
            </span>
          ),
          hint:
            refusal === undefined
              ? methodText(method, guestEmail, t)
              : t(refusalText(method, refusal)),
          detail: needsCode(method) && refusal === undefined && (
            <TextField
              name={paymentForm.names.blikCode}
              label={t('payment.blikCode')}
              hint={t('payment.blikCodeHint')}
              error={errors.get(paymentForm.names.blikCode)}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              width="s"
            />
          ),
        }))}
      />
    </>
  );
};

/** What happens once the method is chosen. */
const methodText = (
  method: PaymentMethod,
  guestEmail: string | undefined,
  t: TextReader,
): string => {
  if (isBankTransfer(method)) return t(PAYMENT_TEXTS[method].text, BANK_TRANSFER_HOURS);
  if (isPaidByReference(method)) return t(PAYMENT_TEXTS[method].text, { days: REFERENCE_DAYS });
  const text = t(PAYMENT_TEXTS[method].text);
  return isPaidInStore(method) && guestEmail !== undefined
    ? `${text} ${t('guest.inStoreConfirm', { email: guestEmail })}`
    : text;
};

const refusalText = (method: PaymentMethod, refusal: NonNullable<PaymentOffer['refusal']>) => {
  switch (refusal) {
    case 'total-too-small':
    case 'total-too-large':
    case 'nothing-to-pay':
      return 'payment.wrongAmount';
    case 'not-for-shipments':
      return isSlowPayment(method) ? 'payment.cannotWait' : 'payment.onlyCollected';
    case 'store-closed':
    case 'unavailable':
      return 'payment.unavailable';
  }
};
