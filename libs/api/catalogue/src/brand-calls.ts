import { anyOutageAs, type HostClient } from '@materia/api-client-kernel';
import type { Reply } from '@materia/api-contract';

/** A brand; `id` is its value in the brand facet of lists, `logo` the name of its image. */
export type BrandEntry = {
  readonly id: string;
  readonly name: string;
  readonly urlKey: string;
  readonly logo: string | undefined;
  readonly productCount: number;
};

/** The products of a brand in a leaf category. */
export type BrandShelf = {
  readonly categoryId: string;
  readonly name: string;
  readonly urlKey: string;
  readonly productCount: number;
};

type BrandReply = Reply<'listBrands'>['data'][number];

const readBrand = ({ id, name, url_key, logo, product_count }: BrandReply): BrandEntry => ({
  id,
  name,
  urlKey: url_key,
  logo,
  productCount: product_count,
});

/** All brands by name. Empty when the call fails. */
export const fetchBrands = async (host: HostClient): Promise<readonly BrandEntry[]> => {
  const answer = await host('listBrands', {}).catch(anyOutageAs(undefined));
  return answer?.ok === true ? answer.value.data.map(readBrand) : [];
};

/** A brand by its URL key, with the categories of its products; undefined when there is none. */
export const fetchBrand = async (
  host: HostClient,
  urlKey: string,
): Promise<(BrandEntry & { readonly shelves: readonly BrandShelf[] }) | undefined> => {
  const answer = await host('readBrand', { params: { key: urlKey } });
  const reply = answer.ok ? answer.value.data[0] : undefined;
  return (
    reply && {
      ...readBrand(reply),
      shelves: reply.shelves.map((shelf) => ({
        categoryId: shelf.category_id,
        name: shelf.name,
        urlKey: shelf.url_key,
        productCount: shelf.product_count,
      })),
    }
  );
};
