import type { ClubReward } from '@materia/api-account';
import { Button, Stack, Text } from '@materia/ui-design-system';
import { HiddenFields, useFormats, usePath, useText } from '@materia/ui-shop';
import { CART_FORMS } from './cart-form.ts';

/** The coupons that a member of the club got for points, each with a button that uses it. */
export const ClubCoupons = ({ coupons }: { readonly coupons: readonly ClubReward[] }) => {
  const t = useText();
  const action = usePath()('cart');
  const { date, money } = useFormats();
  return coupons.map(({ code, value, lastDay }) => (
    <form key={code} method="post" action={action} data-stays="">
      <HiddenFields form={CART_FORMS['add-coupon']} values={{ code }} />
      <Stack gap={2} align="start">
        <Text size="s">{t('coupon.ofClub', { value: money(value), day: date(lastDay) })}</Text>
        <Button type="submit" variant="secondary">
          {t('coupon.useOfClub', { value: money(value) })}
        </Button>
      </Stack>
    </form>
  ));
};
