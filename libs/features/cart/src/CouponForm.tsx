import type { AppliedCoupon } from '@materia/api-cart';
import { Button, Disclosure, Stack, Text, TextField } from '@materia/ui-design-system';
import { CouponConditions, HiddenFields, useFormats, usePath, useText } from '@materia/ui-shop';
import { CART_FORMS } from './cart-form.ts';
import styles from './CouponForm.module.css';

export type CouponFormProps = {
  readonly coupon: AppliedCoupon | undefined;
  /** The rejected code and the reason. */
  readonly refused: { readonly typed: string; readonly message: string } | undefined;
};

/** Accepts a promo code, or shows the cart's code with its conditions and a button to remove it. */
export const CouponForm = ({ coupon, refused }: CouponFormProps) =>
  coupon === undefined ? <AddCoupon refused={refused} /> : <CouponOnCart coupon={coupon} />;

/** Asked for on request: shoppers without a code need not look for one. */
const AddCoupon = ({ refused }: Pick<CouponFormProps, 'refused'>) => {
  const t = useText();
  const action = usePath()('cart');
  return (
    <Disclosure summary={t('coupon.ask')} look="inline" open={refused !== undefined}>
      <form method="post" action={action} data-stays="" noValidate className={styles.form}>
        <HiddenFields form={CART_FORMS['add-coupon']} />
        <div className={styles.field}>
          <TextField
            name={CART_FORMS['add-coupon'].names.code}
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
    </Disclosure>
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
      <CouponConditions terms={coupon} />
      <form method="post" action={usePath()('cart')} data-stays="">
        <HiddenFields form={CART_FORMS['remove-coupon']} values={{ code: coupon.code }} />
        <Button type="submit" variant="quiet" size="s">
          {t('coupon.remove', { code: coupon.code })}
        </Button>
      </form>
    </Stack>
  );
};
