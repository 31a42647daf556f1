import type { AppliedCoupon } from '@materia/api-cart';
import { Button, Stack, Text, TextField } from '@materia/ui-design-system';
import { CouponConditions, useFormats, usePath, useText } from '@materia/ui-shop';
import styles from './CouponForm.module.css';

export type CouponFormProps = {
  readonly coupon: AppliedCoupon | undefined;
  /** The rejected code and the reason. */
  readonly refused: { readonly typed: string; readonly message: string } | undefined;
};

/** Accepts a promo code, or shows the cart's code with its conditions and a button to remove it. */
export const CouponForm = ({ coupon, refused }: CouponFormProps) =>
  coupon === undefined ? <AddCoupon refused={refused} /> : <CouponOnCart coupon={coupon} />;

const AddCoupon = ({ refused }: Pick<CouponFormProps, 'refused'>) => {
  const t = useText();
  return (
    <form method="post" action={usePath()('cart')} data-stays="" noValidate className={styles.form}>
      <input type="hidden" name="intent" value="add-coupon" />
      <div className={styles.field}>
        <TextField
          name="code"
          id="coupon"
          label={t('coupon.code')}
          error={refused?.message}
          defaultValue={refused?.typed}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <Button type="submit" variant="secondary" className={styles.button}>
        {t('coupon.add')}
      </Button>
    </form>
  );
};

const CouponOnCart = ({ coupon }: { readonly coupon: AppliedCoupon }) => {
  const t = useText();
  const { money } = useFormats();
  return (
    <Stack gap={2}>
      <Text size="s" weight="medium">
        {coupon.counts
          ? t('coupon.onCart', { code: coupon.code })
          : t('coupon.notCounted', { code: coupon.code, minimum: money(coupon.fromTotal) })}
      </Text>
      <CouponConditions
        conditions={coupon.conditions}
        fromTotal={coupon.fromTotal}
        validUntil={coupon.validUntil}
      />
      <form method="post" action={usePath()('cart')} data-stays="">
        <input type="hidden" name="intent" value="remove-coupon" />
        <input type="hidden" name="code" value={coupon.code} />
        <Button type="submit" variant="quiet" size="s">
          {t('coupon.remove', { code: coupon.code })}
        </Button>
      </form>
    </Stack>
  );
};
