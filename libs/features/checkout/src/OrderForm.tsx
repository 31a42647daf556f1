import { ORDER_COMMENT_MAXIMUM } from '@materia/domain-checkout';
import type { TextReader } from '@materia/market-model';
import {
  Button,
  Checkbox,
  Cluster,
  Disclosure,
  Link,
  Stack,
  Text,
  TextArea,
} from '@materia/ui-design-system';
import { useShop } from '@materia/ui-shop';
import { PLACED_AGAIN_FIELD, type OrderFaults } from './order-form.ts';
import type { SummariesOutcome } from './summaries.action.ts';
import type { SummariesFacts } from './summaries.loader.ts';

type OrderFormProps = {
  readonly facts: Pick<SummariesFacts, 'attempt' | 'rules' | 'shipments'>;
  readonly outcome: SummariesOutcome | undefined;
};

/** Legal pages linked next to the order button. */
const LAW_PAGES = ['terms', 'pickupConditions', 'privacy'] as const;

/** The form that places a binding order. Only its button, with the market's legally required label, does so. */
export const OrderForm = ({
  facts: {
    attempt,
    shipments,
    rules: { commentAllowed, invoiceOffered, termsRequired },
  },
  outcome,
}: OrderFormProps) => {
  const { market, t, to } = useShop();
  const errors = Object.fromEntries(
    orderErrors(outcome?.faults ?? {}, t).map(({ fieldId, message }) => [fieldId, message]),
  );
  return (
    <form method="post" noValidate>
      <input type="hidden" name="cart" value={attempt.cartId} />
      <input type="hidden" name="revision" value={attempt.revision} />
      <input type="hidden" name="total" value={attempt.total} />
      <input type="hidden" name="key" value={attempt.key} />
      {outcome?.refusal === 'refused' && (
        <input type="hidden" name={PLACED_AGAIN_FIELD} value="1" />
      )}
      <Stack gap={4}>
        {commentAllowed && (
          <TextArea
            name="comment"
            label={t('checkout.comment')}
            hint={t('checkout.commentHint', { maximum: ORDER_COMMENT_MAXIMUM })}
            error={errors['comment']}
            defaultValue={outcome?.values.comment ?? ''}
            rows={3}
          />
        )}
        {invoiceOffered && (
          <Checkbox
            name="invoice"
            label={t('invoice.wanted')}
            hint={t('invoice.wantedHint')}
            defaultChecked={outcome?.values.wantsInvoice ?? false}
          />
        )}
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
        {termsRequired && (
          <Checkbox
            name="terms"
            label={t('checkout.terms')}
            error={errors['terms']}
            defaultChecked={outcome?.values.terms ?? false}
            required
          />
        )}
        <Button variant="accent" size="l" wide>
          {t('checkout.placeOrder')}
        </Button>
        <Text size="s" tone="soft">
          {t('checkout.placeOrderText')}
        </Text>
      </Stack>
    </form>
  );
};

/** The messages of the invalid fields, in form order. */
export const orderErrors = (
  { comment, terms }: OrderFaults,
  t: TextReader,
): readonly { readonly fieldId: string; readonly message: string }[] => [
  ...(comment === undefined
    ? []
    : [
        { fieldId: 'comment', message: t('checkout.commentTooLong', { maximum: comment.maximum }) },
      ]),
  ...(terms === undefined ? [] : [{ fieldId: 'terms', message: t('checkout.termsMissing') }]),
];
