import type { Product } from '@materia/api-catalogue';
import type { useText } from '@materia/ui-shop';

type View = NonNullable<Product['views']>[number];

const TEXTS = {
  scene: 'product.viewScene',
  dimensions: 'product.viewDimensions',
  detail: 'product.viewDetail',
  package: 'product.viewPackage',
} as const satisfies Readonly<Record<Exclude<View['kind'], 'photo'>, string>>;

/**
 * What a picture of a product shows, in words. The first picture is the main one, the others are
 * its views in their order, photographs in the words of the retailer; one that nobody describes is
 * only numbered.
 */
export const pictureAlt = (
  t: ReturnType<typeof useText>,
  {
    name,
    pictures,
    views = [],
  }: Pick<Product, 'name' | 'views'> & {
    readonly pictures: readonly string[];
  },
  index: number,
): string => {
  const view = views[index - 1];
  if (view?.alt !== undefined) return view.alt;
  if (view !== undefined && view.kind !== 'photo') return t(TEXTS[view.kind], { product: name });
  return pictures.length === 1 || (index === 0 && views.length > 0)
    ? name
    : t('product.picture', { product: name, number: index + 1 });
};
