import type { UnpaidPurchase } from '@materia/domain-checkout';
import { Alert, Button, ButtonLink, Cluster, Stack } from '@materia/ui-design-system';
import { defineForm, intentButton } from '../forms/define-form.ts';
import { usePath, useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';

/** Gives up an unpaid purchase, on the page of its payment. */
export const cancelPurchaseForm = defineForm({}, { intent: 'cancel-purchase' });

export type UnpaidPurchasesProps = { readonly purchases: readonly UnpaidPurchase[] };

/** Purchases that wait for their payment: until when, and how to pay or give them up. */
export const UnpaidPurchases = ({ purchases }: UnpaidPurchasesProps) => (
  <Stack gap={3}>
    {purchases.map((purchase) => (
      <UnpaidNotice key={purchase.orderNumber} purchase={purchase} />
    ))}
  </Stack>
);

const UnpaidNotice = ({
  purchase: { attempt, orderNumber: number, amount, until, isProcessed },
}: {
  readonly purchase: UnpaidPurchase;
}) => {
  const t = useText();
  const { money, longDate, time } = useFormats();
  const page = usePath()('checkoutPayment', { attempt });
  return (
    <Alert
      type="warning"
      title={t('header.unpaidOrder', { number, amount: money(amount) })}
      actions={
        <Cluster gap={3}>
          <ButtonLink href={page} aria-label={t('header.unpaidPayNamed', { number })}>
            {t('header.unpaidPay')}
          </ButtonLink>
          <form method="post" action={page}>
            <Button
              {...intentButton(cancelPurchaseForm)}
              variant="quiet"
              aria-label={t('header.unpaidCancelNamed', { number })}
            >
              {t('header.unpaidCancel')}
            </Button>
          </form>
        </Cluster>
      }
    >
      {isProcessed
        ? t('header.unpaidProcessed')
        : t('header.unpaidUntil', { date: longDate(until.date), time: time(until.minutesOfDay) })}
    </Alert>
  );
};
