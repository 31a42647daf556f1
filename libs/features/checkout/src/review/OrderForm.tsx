import { ORDER_COMMENT_MAXIMUM } from '@materia/domain-checkout';
import { money } from '@materia/domain-money';
import type { Market, TextReader } from '@materia/market-model';
import {
  Button,
  Card,
  Checkbox,
  Cluster,
  Disclosure,
  Heading,
  Link,
  Stack,
  Text,
  TextArea,
} from '@materia/ui-design-system';
import { errorSummary, HiddenFields, useFormats, useShop } from '@materia/ui-shop';
import { invoiceErrors, InvoiceFields } from './InvoiceFields.tsx';
import type { InvoiceValues } from './invoice-form.ts';
import { orderForm } from './order-form.ts';
import { siteForm } from './site-form.ts';
import { siteErrors, SiteFields } from './SiteFields.tsx';
import { paymentErrors } from '../payment/choice/payment-form.ts';
import { suggestedMethod } from '../payment/choice/payable-offers.ts';
import { PaymentFields } from '../payment/choice/PaymentFields.tsx';
import { refersToStore } from '../payment/RefusalAlert.tsx';
import type { OrderReviewOutcome } from './review.action.ts';
import type { OrderReviewFacts } from './review.loader.ts';

type OrderFormProps = {
  readonly facts: Pick<
    OrderReviewFacts,
    | 'attempt'
    | 'guestEmail'
    | 'interrupted'
    | 'invoice'
    | 'looksUp'
    | 'offers'
    | 'rules'
    | 'shipments'
  >;
  readonly outcome: OrderReviewOutcome | undefined;
};

/** Legal pages linked next to the order button. */
const LAW_PAGES = ['terms', 'pickupConditions', 'privacy'] as const;

/** How the order is paid, and what the shopper wants to add to it. */
export const OrderFields = ({
  facts: {
    guestEmail,
    invoice,
    looksUp,
    interrupted,
    offers,
    rules: { commentAllowed, invoiceOffered, forFirm },
  },
  outcome,
}: OrderFormProps) => {
  const { market, t } = useShop();
  const values = outcome?.values ?? interrupted;
  const errors = errorsByField(outcome, t, market);
  return (
    <>
      {forFirm && (
        <SiteFields
          company={{ name: invoice.company, taxNumber: invoice.taxNumber }}
          values={values?.site ?? siteForm.empty}
          faults={outcome?.faults.site ?? {}}
        />
      )}
      {commentAllowed && (
        <TextArea
          name={orderForm.names.comment}
          label={t('checkout.comment')}
          hint={t('checkout.commentHint', { maximum: ORDER_COMMENT_MAXIMUM })}
          error={errors.get(orderForm.names.comment)}
          defaultValue={values?.comment ?? ''}
          rows={3}
        />
      )}
      {invoiceOffered && (
        <InvoiceFields
          wanted={values?.wantsInvoice ?? (forFirm && isComplete(invoice))}
          values={values?.invoice ?? invoice}
          faults={outcome?.faults.invoice ?? {}}
          looksUp={looksUp}
          lookUp={outcome?.lookUp}
        />
      )}
      <Card as="section" labelledBy="payment">
        <Stack gap={3}>
          <PaymentFields
            heading={
              <Heading level={2} size="h3" id="payment">
                {t('payment.legend')}
              </Heading>
            }
            offers={offers}
            chosen={values?.method ?? suggestedMethod(offers)}
            faults={outcome?.faults ?? {}}
            guestEmail={guestEmail}
          />
        </Stack>
      </Card>
    </>
  );
};

/** Whether an invoice can be issued as it is, without a field to fill in. */
const isComplete = (invoice: InvoiceValues): boolean =>
  Object.values(invoice).every((value) => value !== '');

/**
 * The binding end of the form. Only its button, with the market's legally required label and the
 * total, orders.
 */
export const OrderButton = ({
  facts: {
    attempt,
    interrupted,
    shipments,
    rules: { termsRequired },
  },
  outcome,
}: OrderFormProps) => {
  const { market, t, to } = useShop();
  const formats = useFormats();
  const values = outcome?.values ?? interrupted;
  const errors = errorsByField(outcome, t, market);
  return (
    <>
      <HiddenFields
        form={orderForm}
        values={{
          cart: attempt.cartId,
          revision: attempt.revision,
          total: attempt.total,
          promised: attempt.promised,
          key: attempt.key,
          again: outcome?.refusal && refersToStore(outcome.refusal) ? '1' : undefined,
        }}
      />
      <Stack gap={4}>
        {termsRequired && (
          <Checkbox
            name={orderForm.names.terms}
            label={t('checkout.terms')}
            error={errors.get(orderForm.names.terms)}
            defaultChecked={values?.terms ?? false}
            required
          />
        )}
        <Button variant="accent" size="l" wide>
          {attempt.total === 0
            ? t('checkout.placeOrder')
            : t('payment.placeOrder', {
                amount: formats.money(money(attempt.total, market.currency)),
              })}
        </Button>
        <Text size="s" tone="soft">
          {t('checkout.placeOrderText')}
        </Text>
        <Disclosure summary={t('checkout.termsTitle')} look="inline">
          <Text size="s">
            {t(
              shipments.every(({ part }) => part === 'collected')
                ? 'checkout.termsText'
                : 'checkout.termsTextSent',
              { days: market.settings.withdrawalDays },
            )}
          </Text>
        </Disclosure>
        <Cluster>
          {LAW_PAGES.map((name) => (
            <Link key={name} href={to(name)}>
              {t(`footer.${name}`)}
            </Link>
          ))}
        </Cluster>
      </Stack>
    </>
  );
};

const errorsByField = (
  outcome: OrderReviewOutcome | undefined,
  t: TextReader,
  market: Pick<Market, 'rules'>,
): ReadonlyMap<string, string> =>
  new Map(orderErrors(outcome, t, market).map(({ fieldId, message }) => [fieldId, message]));

/** The messages of the invalid fields, in form order. */
export const orderErrors = (
  outcome: Pick<OrderReviewOutcome, 'faults' | 'values'> | undefined,
  t: TextReader,
  market: Pick<Market, 'rules'>,
): readonly { readonly fieldId: string; readonly message: string }[] => {
  if (outcome === undefined) return [];
  const { faults, values } = outcome;
  return [
    ...siteErrors(faults.site ?? {}, t, market),
    ...errorSummary(orderForm, {
      comment: faults.comment && t('checkout.commentTooLong', { maximum: faults.comment.maximum }),
    }),
    ...invoiceErrors(faults.invoice ?? {}, values.invoice, t, market),
    ...paymentErrors(faults, t),
    ...errorSummary(orderForm, { terms: faults.terms && t('checkout.termsMissing') }),
  ];
};
