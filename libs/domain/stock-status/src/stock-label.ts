import { unreachable } from '@materia/domain-kernel';
import { type Availability, firstAvailability, type StockedOffer } from './availability.ts';
import { isRangeProduct } from './stock-status.ts';
import { isUnavailable } from './unavailability.ts';

/** The content of a stock badge. `units` is null when no stock figure is known. */
export type StockLabel =
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'restocking' }
  | { readonly kind: 'on-order' }
  | {
      readonly kind: 'in-stock';
      readonly where: 'store' | 'website';
      readonly units: number | null;
    }
  /** In the region's big store, from where it is brought. */
  | { readonly kind: 'regional-stock'; readonly units: number | null }
  /** The same, if it is ready within 24 hours. */
  | { readonly kind: 'within-24-hours'; readonly units: number | null }
  | { readonly kind: 'home-courier'; readonly units: number | null }
  | { readonly kind: 'vendor-delivery'; readonly units: number | null };

/** How stock is shown: in marketplace mode always with a figure. */
export type StockDisplay = { readonly marketplaceMode: boolean };

/**
 * The stock badge of an offer at the selected store, without claims about time. Range products keep
 * their badge when no stock is left. In marketplace mode an unknown stock counts as none.
 */
export const stockLabel = (
  offer: StockedOffer,
  { marketplaceMode }: StockDisplay = { marketplaceMode: false },
): StockLabel => {
  const first = firstAvailability(offer);
  if (first === null) return { kind: 'unavailable' };
  const { stockStatus, mode } = first;
  if (isUnavailable(offer) && !isRangeProduct(stockStatus)) return { kind: 'unavailable' };
  const units = shownStock(offer, { marketplaceMode });
  switch (stockStatus) {
    case 'SOLDOUT':
      return { kind: 'restocking' };
    case 'ONORDER':
      return { kind: 'on-order' };
    case 'ONSITE':
      return { kind: 'in-stock', where: mode === 'store' ? 'store' : 'website', units };
    case 'BIGBOX':
      return { kind: 'regional-stock', units };
    case 'FAST':
      return { kind: 'home-courier', units };
    case 'SITE_DELIVERY':
      return { kind: 'vendor-delivery', units };
    default:
      return unreachable(stockStatus);
  }
};

const NONE = { availabilities: [] } as const;

/** A store's stock of the retailer's own products. */
export const stockLabelOfStore = (availability: Availability | undefined): StockLabel =>
  stockLabel({
    isSoldByAThirdPartyVendor: false,
    delivery: {
      home: NONE,
      relay: NONE,
      store: { availabilities: availability === undefined ? [] : [availability] },
    },
  });

/**
 * The displayed stock figure: in marketplace mode the available stock or 0, otherwise undefined
 * when it is unknown.
 */
export const shownStock = (
  offer: StockedOffer,
  { marketplaceMode }: StockDisplay,
): number | null => {
  const stock = firstAvailability(offer)?.availableStock;
  return stock ?? (marketplaceMode ? 0 : null);
};
