import { BOT_SELLER_CODE } from '@materia/domain-navigation';
import type { Store } from './stores.ts';

/** The service of a store that is on the web only. */
const WEB_ONLY = 'web';

/**
 * Whether shoppers collect online orders at a store. The shop's own store (000) and stores that are on the web only have no
 * premises, and a showcase takes no orders.
 */
export const handsOver = ({
  sellerCode,
  sellsOnline,
  services,
}: Pick<Store, 'sellerCode' | 'sellsOnline' | 'services'>): boolean =>
  sellsOnline && sellerCode !== BOT_SELLER_CODE && !services.includes(WEB_ONLY);
