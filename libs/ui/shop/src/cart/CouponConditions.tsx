import { Disclosure, Stack, Text } from '@materia/ui-design-system';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { Money } from '@materia/domain-money';
import { useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';

export type CouponConditionsProps = {
  /** The market's description of the code; may be empty. */
  readonly conditions: string;
  readonly fromTotal: Money;
  readonly validUntil: PlainDate | undefined;
};

/** The conditions of a promo code, one click away wherever the code is shown. */
export const CouponConditions = ({ conditions, fromTotal, validUntil }: CouponConditionsProps) => {
  const t = useText();
  const { money, date } = useFormats();
  return (
    <Disclosure look="inline" summary={t('coupon.conditions')}>
      <Stack gap={2}>
        {conditions !== '' && <Text size="s">{conditions}</Text>}
        {fromTotal.minor > 0 && (
          <Text size="s">{t('coupon.fromTotal', { minimum: money(fromTotal) })}</Text>
        )}
        {validUntil !== undefined && (
          <Text size="s">{t('coupon.validUntil', { day: date(validUntil) })}</Text>
        )}
      </Stack>
    </Disclosure>
  );
};
