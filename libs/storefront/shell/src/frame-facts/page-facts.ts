import type { CheckoutMeta } from '@materia/domain-checkout';
import type { Market, PathTo, RouteName } from '@materia/market-model';
import { trackingName } from '../measuring/tracking-name.ts';
import type { MonitoringSettings } from '../measuring/monitoring.ts';
import { factsOf } from '../routes/pages.ts';
import type { FrameData } from './frame-data.ts';
import { showsCartPreview } from './cart-preview.ts';
import type { KeptStore } from './restored-store.ts';

/** What the scripts of a page read about it, as JSON in `data-facts` of its body. */
export type PageFacts = {
  readonly market: string;
  readonly page?: RouteName;
  /** The step of the purchase. */
  readonly step?: CheckoutMeta;
  /** The page name in the market's language, for tracking. */
  readonly name: string;
  readonly customerType: FrameData['customerType'];
  readonly isBuyer?: true;
  readonly monitoring: Partial<MonitoringSettings>;
  readonly cartCountCookie: string;
  readonly contextCookie: string;
  /** The store that the shopper chose. */
  readonly store?: KeptStore;
  readonly cartPath: string;
  readonly hasCartPreview: boolean;
  readonly consentPath: string;
};

export const pageFacts = (
  { id, routes }: Pick<Market, 'id' | 'routes'>,
  to: PathTo,
  data: FrameData,
): PageFacts => ({
  market: id,
  ...(data.page !== undefined && { page: data.page, ...stepOf(data.page) }),
  name: trackingName(routes, data.page),
  customerType: data.customerType,
  ...(data.isBuyer && { isBuyer: true }),
  monitoring: data.monitoring,
  cartCountCookie: data.cartCountCookie,
  contextCookie: data.contextCookie,
  ...(data.store.chosen && { store: keptStore(data.store) }),
  cartPath: to('cart'),
  hasCartPreview: showsCartPreview(data.page),
  consentPath: to('cookieSettings'),
});

const stepOf = (page: RouteName): Pick<PageFacts, 'step'> => {
  const { step } = factsOf(page);
  return step === undefined ? {} : { step };
};

const keptStore = ({
  id,
  sellerCode,
  name,
  postcode,
  priceContextCode,
  place,
}: KeptStore): KeptStore => ({
  id,
  sellerCode,
  name,
  postcode,
  priceContextCode,
  place,
});
