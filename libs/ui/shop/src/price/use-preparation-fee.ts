import { type Money, money } from '@materia/domain-money';
import { useShop } from '../provider/ShopProvider.tsx';

/** The lowest preparation fee of the market, which is charged for the retailer's own products. */
export const usePreparationFee = (isOwn: boolean): Money | undefined => {
  const { settings, currency } = useShop().market;
  return isOwn ? money(settings.preparationFeeBaseMinor, currency) : undefined;
};
