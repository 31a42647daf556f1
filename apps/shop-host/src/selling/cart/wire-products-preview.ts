import type { Reply } from '@materia/api-contract';
import { toMajorUnits } from '@materia/domain-money';
import type { CardRow } from '../../catalogue/products/product-columns.ts';
import type { PreviewedProduct, ProductsPreview } from './preview-products.ts';

type WireItem = Reply<'previewProducts'>['items'][number];

/** What products would be and cost in a cart, on the wire. */
export const wireProductsPreview = ({
  products,
  total,
}: ProductsPreview): Reply<'previewProducts'> => ({
  items: products.map(wireItem),
  currency: total.included.currency,
  total: toMajorUnits(total.excluded),
  total_incl_tax: toMajorUnits(total.included),
});

const wireItem = (previewed: PreviewedProduct): WireItem => {
  const { asked } = previewed;
  if (previewed.kind === 'unknown') return { state: 'unknown', asked };
  const product = { asked, ...wireProduct(previewed.product) };
  if (previewed.kind === 'sold-out') return { state: 'sold-out', ...product };
  const { quantity, most, unit, amount } = previewed;
  return {
    state: 'available',
    ...product,
    qty: quantity,
    qty_max: most,
    price: toMajorUnits(unit.excluded),
    price_incl_tax: toMajorUnits(unit.included),
    row_total: toMajorUnits(amount.excluded),
    row_total_incl_tax: toMajorUnits(amount.included),
  };
};

const wireProduct = ({ sku, name, brand, url_key, image }: CardRow) => ({
  sku,
  name,
  brand,
  url_key,
  image,
});
