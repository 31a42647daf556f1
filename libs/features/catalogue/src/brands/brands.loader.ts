import { fetchBrands, pictureUrl } from '@materia/api-catalogue';
import { shopRequest } from '@materia/page-request';
import type { LoaderFunctionArgs } from 'react-router';

/** A brand in the list. */
export type BrandCardFacts = {
  readonly name: string;
  readonly urlKey: string;
  readonly logo: string | undefined;
  readonly productCount: number;
};

/** The brands with the same initial; those that do not start with a letter are in the group 0-9. */
export type BrandGroup = { readonly initial: string; readonly brands: readonly BrandCardFacts[] };

/** Loads the brands grouped by initial. */
export const loadBrands = async ({
  context,
}: Pick<LoaderFunctionArgs, 'context'>): Promise<{ readonly groups: readonly BrandGroup[] }> => {
  const { host, market } = context.get(shopRequest);
  const order = new Intl.Collator(market.locale).compare;
  const brands = (await fetchBrands(host)).map(
    ({ name, urlKey, logo, productCount }): BrandCardFacts => ({
      name,
      urlKey,
      productCount,
      logo: logo && pictureUrl(market.id, logo),
    }),
  );
  const groups = Map.groupBy(
    brands.toSorted((a, b) => order(a.name, b.name)),
    ({ name }) => initialOf(name),
  );
  return {
    groups: [...groups]
      .map(([initial, inGroup]) => ({ initial, brands: inGroup }))
      .toSorted((a, b) => order(a.initial, b.initial)),
  };
};

/**
 * The initial without its accent: Éclat is listed under E. Ł has no Unicode decomposition, so Łupex
 * keeps its own group.
 */
const initialOf = (name: string): string => {
  const letter = name.trim().charAt(0).normalize('NFD').charAt(0).toUpperCase();
  return /\p{L}/u.test(letter) ? letter : '0-9';
};
