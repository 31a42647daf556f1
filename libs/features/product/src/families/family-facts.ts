import {
  fetchFamily,
  type OfferFacts,
  offerFacts,
  type Product,
  type ProductFamily,
} from '@materia/api-catalogue';
import type { OutlookPoint } from '@materia/domain-promise';
import type { ShopRequest } from '@materia/page-request';

type Axis = ProductFamily['axes'][number];

/** A choice as shown: the path and the offer of the product that it leads to. */
export type ChoiceFacts = Omit<Axis['choices'][number], 'offer' | 'urlKey' | 'values'> & {
  readonly path: string;
  /** The other values of that product, where they differ from those of the product shown. */
  readonly otherValues: readonly string[];
  readonly offer: OfferFacts | null;
};

/** The family of a product as its page shows it. */
export type FamilyFacts = Pick<ProductFamily, 'id' | 'name'> & {
  readonly axes: readonly (Omit<Axis, 'choices'> & { readonly choices: readonly ChoiceFacts[] })[];
  /** The paths of all members. */
  readonly members: readonly string[];
};

/** The choices of a product at the shopper's store; undefined for one that is sold in one form only. */
export const loadFamily = async (
  shop: ShopRequest,
  { adeokey, family: own }: Pick<Product, 'adeokey' | 'family'>,
  point: OutlookPoint,
): Promise<FamilyFacts | undefined> => {
  if (own === undefined) return undefined;
  const family = await fetchFamily(shop.host, adeokey, shop.priceContextCode, shop.market.currency);
  if (family === undefined) return undefined;
  const present = own.axes.map(({ value }) => value);
  const pathOf = (urlKey: string): string => shop.to('product', { urlKey });
  return {
    id: family.id,
    name: family.name,
    axes: family.axes.map(({ choices, ...axis }) => ({
      ...axis,
      choices: choices.map(({ offer, urlKey, values, ...choice }) => ({
        ...choice,
        path: pathOf(urlKey),
        otherValues: values.filter((value, at) => value !== present[at] && value !== choice.value),
        offer: offer && offerFacts(offer, point),
      })),
    })),
    members: family.members.map(({ urlKey }) => pathOf(urlKey)),
  };
};
