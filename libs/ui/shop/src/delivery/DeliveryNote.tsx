import { Text } from '@materia/ui-design-system';
import { isFreeDelivery, SCHEDULED_CONTACT_WITHIN_HOURS } from '@materia/domain-promise';
import type { DeliveryLabel } from '@materia/domain-stock-status';
import { money } from '@materia/domain-money';
import { chargeText, type CostTerms } from '../price/delivery-cost-text.ts';
import { useShop, useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';

export type DeliveryNoteProps = {
  readonly label: DeliveryLabel;
  readonly terms?: CostTerms | undefined;
};

/**
 * What goes with a delivery: the preparation fee wherever pickup is called free, and the call
 * before a scheduled delivery.
 */
export const DeliveryNote = ({ label, terms }: DeliveryNoteProps) => {
  const t = useText();
  const formats = useFormats();
  const { settings, currency } = useShop().market;
  const fee = money(settings.preparationFeeBaseMinor, currency);
  if (isFreeDelivery(label) && fee.minor > 0)
    return (
      <Text size="s" tone="soft">
        {t('delivery.pickupFee', { amount: chargeText(fee, terms, t, formats) })}
      </Text>
    );
  return label === 'local-delivery' ? (
    <Text size="s" tone="soft">
      {t('delivery.contactWithin', { hours: SCHEDULED_CONTACT_WITHIN_HOURS })}
    </Text>
  ) : null;
};
