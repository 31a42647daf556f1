import type { OwnProduct } from '../products/product-columns.ts';
import { isPhotograph, type TakePhotograph } from './take-photograph.ts';

/** Photographs that a line names beside the main one, with what each shows where the line says so. */
export type FurtherPhotographs = {
  readonly given: readonly string[];
  /** In the same order; empty or absent where the line says nothing. */
  readonly alts: readonly string[];
};

/** The pictures of a product after its photographs were taken, and what could not be taken. */
export type TakenPhotographs = {
  readonly product: OwnProduct;
  readonly faults: readonly string[];
};

/**
 * Replaces the photographs that a line names by their names in the shop. They take the place of all
 * drawn views. One that cannot be taken is left out and reported: without any, the product keeps the
 * pictures it has.
 */
export const withPhotographs = async (
  product: Readonly<OwnProduct>,
  further: FurtherPhotographs | undefined,
  take: TakePhotograph,
): Promise<TakenPhotographs> => {
  const { image, ...others } = product;
  const main = image !== undefined && isPhotograph(image) ? await take(image) : undefined;
  const views = await Promise.all(
    (further?.given ?? []).map(async (given, at) => ({
      given,
      alt: further?.alts[at] === '' ? undefined : further?.alts[at],
      taken: await take(given),
    })),
  );
  const faults = [
    ...(main === undefined || main.ok ? [] : [`image ${main.error}: ${image ?? ''}`]),
    ...views.flatMap(({ given, taken }) =>
      taken.ok ? [] : [`additional_images ${taken.error}: ${given}`],
    ),
  ];
  const shown = views.flatMap(({ alt, taken }) =>
    taken.ok
      ? [{ kind: 'photo' as const, image: taken.value, ...(alt !== undefined && { alt }) }]
      : [],
  );
  const hasPhotographs = main?.ok === true || shown.length > 0;
  return {
    product: {
      ...others,
      ...(main === undefined && image !== undefined && { image }),
      ...(main?.ok === true && { image: main.value }),
      ...(hasPhotographs && { views: shown }),
    },
    faults,
  };
};
