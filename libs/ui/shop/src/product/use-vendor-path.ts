import { vendorKey } from '@materia/domain-navigation';
import { useShop } from '../provider/ShopProvider.tsx';
import type { OfferVendorFacts } from './facts.ts';

/** The path of a vendor's page in the market's URL form; the retailer has none. */
export const useVendorPath = ({ name, id, isThirdParty }: OfferVendorFacts): string | undefined => {
  const { market, to } = useShop();
  return isThirdParty && id !== undefined
    ? to('vendor', { vendorKey: vendorKey({ id, shopName: name }, market.settings.vendorAddress) })
    : undefined;
};
