import type { HostClient } from '@materia/api-client-kernel';
import type { Reply } from '@materia/api-contract';
import type { Currency } from '@materia/domain-money';
import type { Offer, OfferPrice } from '@materia/domain-pricing';
import type { FamilyAxis } from '@materia/domain-product-families';
import { readOffer } from './offer.ts';

/** What the card of a product shows of its family. */
export type CardFamily = {
  readonly axes: readonly {
    readonly kind: FamilyAxis;
    readonly valueCount: number;
    /** The first colours, as `#rrggbb`. */
    readonly swatches: readonly string[];
  }[];
  /** The lowest price of a member, where the product of the card costs more. */
  readonly from: OfferPrice | undefined;
};

/** A value that can be chosen on the page of a product, and the product that it leads to. */
export type FamilyChoice = {
  readonly value: string;
  readonly swatch: string | undefined;
  readonly isPresent: boolean;
  /** Whether it exists with the other values of the product; otherwise it leads to the nearest one. */
  readonly exists: boolean;
  readonly sku: string;
  readonly urlKey: string;
  /** The values of the product that it leads to, on all axes. */
  readonly values: readonly string[];
  readonly offer: Offer | null;
};

/** The other colours, sizes, volumes and lengths of a product. */
export type ProductFamily = {
  readonly id: string;
  readonly name: string;
  readonly axes: readonly {
    readonly kind: FamilyAxis;
    readonly label: string;
    readonly choices: readonly FamilyChoice[];
  }[];
  readonly members: readonly { readonly sku: string; readonly urlKey: string }[];
};

type CardReply = Reply<'listProducts'>['data'][number]['products'][number];

export const readCardFamily = (
  { family, best_offer: best }: Pick<CardReply, 'family' | 'best_offer'>,
  currency: Currency,
): CardFamily | undefined => {
  if (family === undefined) return undefined;
  const from = family.from_offer && readOffer(family.from_offer, currency).price;
  const own = best && readOffer(best, currency).price;
  const isLower = own === undefined || Number(from?.unit.included.minor) < own.unit.included.minor;
  return {
    axes: family.axes.map(({ kind, value_count: valueCount, swatches }) => ({
      kind,
      valueCount,
      swatches,
    })),
    from: isLower ? from : undefined,
  };
};

/** The choices of a product at a store; undefined for a product that is sold in one form only. */
export const fetchFamily = async (
  host: HostClient,
  adeokey: string,
  priceContextCode: string,
  currency: Currency,
): Promise<ProductFamily | undefined> => {
  const answer = await host('readFamily', {
    params: { productAdeoKey: adeokey, priceContextCode },
  });
  const family = answer.ok ? answer.value.data[0] : undefined;
  return (
    family && {
      id: family.id,
      name: family.name,
      axes: family.axes.map(({ kind, label, choices }) => ({
        kind,
        label,
        choices: choices.map((choice) => ({
          value: choice.value,
          swatch: choice.swatch,
          isPresent: choice.is_present,
          exists: choice.exists,
          sku: choice.sku,
          urlKey: choice.url_key,
          values: choice.values,
          offer: choice.best_offer === undefined ? null : readOffer(choice.best_offer, currency),
        })),
      })),
      members: family.members.map(({ sku, url_key: urlKey }) => ({ sku, urlKey })),
    }
  );
};
