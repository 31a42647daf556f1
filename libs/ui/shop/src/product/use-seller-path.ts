import { vendorKey } from '@materia/domain-navigation';
import { useShop } from '../provider/ShopProvider.tsx';
import type { SellerFacts } from './facts.ts';

/** The page of a vendor in the market's form of its address (RTE-06); the retailer has none. */
export const useSellerPath = ({ name, id, isThirdParty }: SellerFacts): string | undefined => {
  const { market, to } = useShop();
  return isThirdParty && id !== undefined
    ? to('vendor', { vendorKey: vendorKey({ id, shopName: name }, market.settings.vendorAddress) })
    : undefined;
};
