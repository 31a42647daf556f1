import type { z } from 'zod';
import { ROOT_CATEGORY } from '@materia/api-contract';
import { type CategoryReply, category, product, productCard } from '@materia/api-contract/schemas';
import { anOffer } from './offer.ts';

export type WireProduct = z.infer<typeof product>;
export type WireProductCard = z.infer<typeof productCard>;

export const aCategory = (changes: Partial<CategoryReply> = {}): CategoryReply =>
  category.parse({
    id: '100',
    name: 'Cement',
    url_path: 'budowa/cement',
    level: 2,
    position: 1,
    product_count: 24,
    children: [],
    ...changes,
  });

/** The category above the departments. */
export const aRootCategory = (...departments: readonly CategoryReply[]): CategoryReply =>
  aCategory({
    id: ROOT_CATEGORY,
    name: 'Materia',
    url_path: '',
    level: 0,
    children: [...departments],
  });

export const aProduct = (changes: Partial<WireProduct> = {}): WireProduct =>
  product.parse({
    id: '100234',
    sku: '100234',
    adeokey: 'A100234',
    ean: '5901234123457',
    url_key: 'cement-25-kg-ref100234',
    name: 'Cement 25 kg',
    brand: 'Murex',
    images: ['cement'],
    description: 'Cement portlandzki do prac konstrukcyjnych.',
    highlights: ['Klasa 42,5'],
    attributes: [{ code: 'strength', label: 'Klasa wytrzymałości', value: '42,5 N' }],
    category_id: '100',
    breadcrumbs: [{ id: '1', name: 'Budowa', url_path: 'budowa' }],
    weight: 25,
    manufacturer: {
      name: 'Murex',
      address: 'ul. Fabryczna 1, 45-002 Opole',
      email: 'kontakt@murex.example',
    },
    safety: { warnings: [] },
    ...changes,
  });

export const aProductCard = (changes: Partial<WireProductCard> = {}): WireProductCard =>
  productCard.parse({
    id: '100234',
    sku: '100234',
    adeokey: 'A100234',
    url_key: 'cement-25-kg-ref100234',
    name: 'Cement 25 kg',
    brand: 'Murex',
    image: 'cement',
    best_offer: anOffer(),
    other_offers_count: 0,
    ...changes,
  });
