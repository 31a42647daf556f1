import type { Product } from '@materia/api-catalogue';
import type { useText } from '@materia/ui-shop';

type ViewKind = NonNullable<Product['views']>[number]['kind'];

const TEXTS = {
  scene: 'product.viewScene',
  dimensions: 'product.viewDimensions',
  detail: 'product.viewDetail',
  package: 'product.viewPackage',
} as const satisfies Readonly<Record<ViewKind, string>>;

/**
 * What a picture of a product shows, in words. The first picture is the main one, the others are
 * its views in their order; one that the product does not describe is only numbered.
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
  const kind = views[index - 1]?.kind;
  if (kind !== undefined) return t(TEXTS[kind], { product: name });
  return pictures.length === 1 || (index === 0 && views.length > 0)
    ? name
    : t('product.picture', { product: name, number: index + 1 });
};
