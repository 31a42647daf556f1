import { fetchBrands, pictureAddress } from '@materia/api-catalogue';
import { shopRequest } from '@materia/storefront-request';
import type { LoaderFunctionArgs } from 'react-router';

/** A brand as the list shows it. */
export type BrandCardFacts = {
  readonly name: string;
  readonly urlKey: string;
  readonly logo: string | undefined;
  readonly productCount: number;
};

/** The brands under one initial; those that begin with no letter stand under 0-9. */
export type BrandGroup = { readonly initial: string; readonly brands: readonly BrandCardFacts[] };

/** Loads the brands by their initials (RTE-05, BRD-01, BRD-02). */
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
      logo: logo && pictureAddress(market.id, logo),
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

/** The letter under which a name stands, without its accent: Łupex has one of its own, Éclat stands under E. */
const initialOf = (name: string): string => {
  const letter = name.trim().charAt(0).normalize('NFD').charAt(0).toUpperCase();
  return /\p{L}/u.test(letter) ? letter : '0-9';
};
