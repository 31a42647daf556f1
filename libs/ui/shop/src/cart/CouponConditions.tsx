import { Disclosure, Stack, Text } from '@materia/ui-design-system';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { Money } from '@materia/domain-money';
import { useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';

/** What a promo code depends on. */
export type CouponTerms = {
  /** The market's description of the code; may be empty. */
  readonly conditions: string;
  readonly fromTotal: Money;
  readonly validFrom: PlainDate | undefined;
  readonly validUntil: PlainDate | undefined;
  /** Who sells the products that it is for. */
  readonly soldBy: string;
  readonly usesPerCustomer: number;
  /** How many orders may use it; undefined without a limit. */
  readonly useLimit: number | undefined;
};

/** The conditions of a promo code, one click away wherever the code is shown. */
export const CouponConditions = ({ terms }: { readonly terms: CouponTerms }) => {
  const t = useText();
  const { money, date } = useFormats();
  const { conditions, fromTotal, validFrom, validUntil, soldBy, usesPerCustomer, useLimit } = terms;
  const rules = [
    fromTotal.minor > 0 && t('coupon.fromTotal', { minimum: money(fromTotal) }),
    validFrom !== undefined && t('coupon.validFrom', { day: date(validFrom) }),
    validUntil !== undefined && t('coupon.validUntil', { day: date(validUntil) }),
    t('coupon.soldBy', { seller: soldBy }),
    t('coupon.usesPerCustomer', { count: usesPerCustomer }),
    useLimit !== undefined && t('coupon.useLimit', { count: useLimit }),
  ].filter((rule) => rule !== false);
  return (
    <Disclosure look="inline" summary={t('coupon.conditions')}>
      <Stack gap={2}>
        {conditions !== '' && <Text size="s">{conditions}</Text>}
        {rules.map((rule) => (
          <Text key={rule} size="s">
            {rule}
          </Text>
        ))}
      </Stack>
    </Disclosure>
  );
};
