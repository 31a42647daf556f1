import { RECOMMENDATION_REASONS } from '@materia/domain-order';
import { BUYING_MODES, BUYING_OBSTACLES, CARRIERS, METHOD_CODES } from '@materia/domain-shipping';
import { FAMILY_AXES } from '@materia/domain-product-families';
import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { amount, data, energyRating, offer, rating, retailer } from '../wire.ts';
import type { catalogueCalls } from './calls.ts';
import { contact, productFields } from './product-fields.ts';

const categoryFields = z.object({
  id: z.string(),
  name: z.string(),
  /** Path segments joined by slashes, without leading or trailing slashes. */
  url_path: z.string(),
  level: z.number().int().min(0).max(4),
  position: z.number().int(),
  product_count: z.number().int().nonnegative(),
  image: z.string().optional(),
  description: z.string().optional(),
});

export type CategoryReply = z.infer<typeof categoryFields> & { children: CategoryReply[] };

export const category: z.ZodType<CategoryReply> = categoryFields
  .extend({
    get children() {
      return z.array(category);
    },
  })
  .meta({ id: 'Category' });

const breadcrumb = z.object({ id: z.string(), name: z.string(), url_path: z.string() });

/** What a card shows of the family of its product: the members that lists show. */
const cardFamily = z.object({
  member_count: z.number().int().min(2),
  axes: z.array(
    z.object({
      kind: z.enum(FAMILY_AXES),
      label: z.string(),
      value_count: z.number().int().min(2),
      /** The first colours, as `#rrggbb`. */
      swatches: z.array(z.string()),
    }),
  ),
  /** The best offer of the cheapest matching member, when that is not the product of the card. */
  from_offer: offer.optional(),
});

/** The choices of a product page. */
const familyChoices = z
  .object({
    id: z.string(),
    name: z.string(),
    axes: z.array(
      z.object({
        kind: z.enum(FAMILY_AXES),
        label: z.string(),
        choices: z.array(
          z.object({
            value: z.string(),
            swatch: z.string().optional(),
            /** The value of the product asked about. */
            is_present: z.boolean(),
            /** Whether a member has it with the other values of the product; otherwise the nearest one is given. */
            exists: z.boolean(),
            /** The product that it leads to, with its values on all axes. */
            sku: z.string(),
            url_key: z.string(),
            values: z.array(z.string()),
            best_offer: offer.optional(),
          }),
        ),
      }),
    ),
    /** Every member, by sales. */
    members: z.array(z.object({ sku: z.string(), url_key: z.string() })),
  })
  .meta({ id: 'ProductFamily' });

export const productCard = z
  .object({
    id: z.string(),
    sku: z.string(),
    adeokey: z.string(),
    url_key: z.string(),
    name: z.string(),
    brand: z.string(),
    image: z.string(),
    /** Only products with an energy label. */
    energy: energyRating.optional(),
    best_offer: offer.optional(),
    other_offers_count: z.number().int().nonnegative(),
    /** Summary of the published reviews; absent when there are none. */
    rating: rating.optional(),
    /** Only in lists by family, for a product that has one. */
    family: cardFamily.optional(),
  })
  .meta({ id: 'ProductCard' });

export const product = z
  .object({
    ...productFields.shape,
    id: z.string(),
    url_key: z.string(),
    images: z.array(z.string()),
    category_id: z.string(),
    breadcrumbs: z.array(breadcrumb),
    /** Weight of one sale unit in kilograms. */
    weight: z.number().positive(),
    /** Warnings, and the responsible person in the Union for a manufacturer outside it. */
    safety: z.object({ warnings: z.array(z.string()), responsible_person: contact.optional() }),
    rating: rating.optional(),
  })
  .meta({ id: 'Product' });

export const SORT_KEYS = [
  'relevance',
  'price-asc',
  'price-desc',
  'name-asc',
  'name-desc',
  'newest',
] as const;

const facet = z.object({
  code: z.string(),
  label: z.string(),
  values: z.array(
    z.object({ id: z.string(), label: z.string(), count: z.number().int(), selected: z.boolean() }),
  ),
  /**
   * A facet that is limited instead of chosen, the price: what the other choices leave, and the
   * limits, in minor units with tax. Its value in `filters` is ["from-to"], of which one may be empty.
   */
  range: z
    .object({
      lowest: z.number().int(),
      highest: z.number().int(),
      from: z.number().int().optional(),
      to: z.number().int().optional(),
    })
    .optional(),
});

const countedCategory = categoryFields.pick({
  id: true,
  name: true,
  url_path: true,
  product_count: true,
});

/** What the shop made of a search text. */
const searchReading = z
  .object({
    /** The text that was searched for instead of a mistyped one. */
    corrected: z.string().optional(),
    /** Typed words that were left out because no product matches all of them. */
    dropped: z.array(z.string()),
    /** The categories that the text names; those with similar names when nothing was found. */
    categories: z.array(countedCategory),
  })
  .meta({ id: 'SearchReading' });

/**
 * The suggestions of a search box for the typed text; counts are the number of products per entry.
 */
const suggestions = z
  .object({
    /** The text that was searched for instead of a mistyped one. */
    corrected: z.string().optional(),
    /** With an offer only when a store was given. */
    products: z.array(
      productCard.pick({
        sku: true,
        url_key: true,
        name: true,
        brand: true,
        image: true,
        best_offer: true,
      }),
    ),
    categories: z.array(countedCategory),
    brands: z.array(
      z.object({ id: z.string(), name: z.string(), product_count: z.number().int().nonnegative() }),
    ),
  })
  .meta({ id: 'Suggestions' });

const listQuery = z.object({
  category_id: z.string().optional(),
  search: z.string().min(1).max(200).optional(),
  /** `1` searches for the text as typed, without correcting it. */
  literal: z.literal('1').optional(),
  /** Only products that this vendor has in stock. */
  seller_identifier: z.string().min(1).max(60).optional(),
  /** `1` lists each family once, as its first matching member, and counts it once. */
  by_family: z.literal('1').optional(),
  page_size: z.coerce.number().int().min(1).max(96).default(24),
  page_id: z.coerce.number().int().min(1).max(100_000).default(1),
  retailer_id: z.string(),
  price_context_code: z.string().optional(),
  /** JSON: { [facet code]: [value ids] } */
  filters: z.string().max(4000).optional(),
  /** JSON: { key: one of SORT_KEYS } */
  order_by: z.string().max(200).optional(),
});

/** A facet in the JSON of `filters`. */
const FACETS = ['query.filters.:facet'] as const;

const listReply = data(
  z.object({
    retailer,
    products: z.array(productCard),
    total: z.number().int().nonnegative(),
    page_id: z.number().int(),
    page_size: z.number().int(),
    page_count: z.number().int(),
    filters: z.array(facet),
    /** Only for searches. */
    search: searchReading.optional(),
  }),
);

/** An amount with and without tax. */
const taxed = { amount, amount_no_tax: amount };

/**
 * How one unit of an offer reaches the shopper by one outcome, or why it does not. `total` is what the checkout charges
 * for a cart with this unit only: product, delivery, preparation and deposits. `is_lowest` while the place is not known.
 */
const buyingOption = z.union([
  z.object({
    mode: z.enum(BUYING_MODES),
    carrier_code: z.enum(CARRIERS),
    method_code: z.enum(METHOD_CODES),
    /** The day on which it is ready or arrives, and the minute of that day from which it can be collected. */
    date: z.string().optional(),
    minute: z.number().int().min(0).max(1440).optional(),
    delivery: z.object(taxed),
    preparation: z.object(taxed),
    total: z.object(taxed),
    is_lowest: z.boolean(),
  }),
  z.object({ mode: z.enum(BUYING_MODES), obstacle: z.enum(BUYING_OBSTACLES) }),
]);

const buyingOptions = z
  .object({
    offer_code: z.string(),
    options: z.array(buyingOption),
    /** How customers rate the vendor. */
    vendor_rating: rating.optional(),
  })
  .meta({ id: 'BuyingOptions' });

const atStore = z.object({ retailer_id: z.string().max(20) });

const depth = z.coerce.number().int().min(0).max(4);

export const catalogueSchemas = {
  readCategory: { params: z.object({ categoryId: z.string(), depth }), reply: data(category) },
  readCategoryOfStore: {
    params: z.object({ categoryId: z.string(), depth, storeId: z.string() }),
    reply: data(category),
  },
  readCategoryByPath: {
    query: z.object({ url_path: z.string().min(1).max(500) }),
    reply: data(z.object({ category, breadcrumbs: z.array(breadcrumb) })),
  },
  readCategoryTree: { reply: data(category) },
  listProducts: { query: listQuery, logicalFields: FACETS, reply: listReply },
  suggest: {
    query: z.object({
      search: z.string().min(1).max(200),
      retailer_id: z.string().max(20).optional(),
    }),
    reply: data(suggestions),
  },
  countSearchClick: {
    body: z.object({ search: z.string().min(1).max(200) }),
    reply: z.object({}),
  },
  readProduct: { params: z.object({ id: z.string().max(200) }), reply: data(product) },
  compareProducts: {
    /** References joined by commas. Unknown ones are left out of the response. */
    query: z.object({ skus: z.string().min(1).max(200), retailer_id: z.string().max(20) }),
    reply: data(
      z.object({
        category: breadcrumb,
        products: z.array(z.object({ product, best_offer: offer.optional() })),
      }),
    ),
  },
  readOffers: {
    params: z.object({ productAdeoKey: z.string().max(50), priceContextCode: z.string().max(20) }),
    reply: data(offer),
  },
  listBuyingOptions: {
    params: z.object({ productAdeoKey: z.string().max(50), priceContextCode: z.string().max(20) }),
    query: z.object({ postcode: z.string().min(1).max(12).optional() }),
    reply: data(buyingOptions),
  },
  listRecommendations: {
    params: z.object({ priceContextCode: z.string().max(20) }),
    /** References joined by commas. Unknown ones have no effect. */
    query: z.object({ skus: z.string().min(1).max(2000) }),
    /** The best recommendation first, and why it is one. */
    reply: data(z.object({ product: productCard, because: z.enum(RECOMMENDATION_REASONS) })),
  },
  listSubstitutes: {
    params: z.object({ productAdeoKey: z.string().max(50), priceContextCode: z.string().max(20) }),
    /** Product cards, the best substitute first. */
    reply: data(productCard),
  },
  readFamily: {
    params: z.object({ productAdeoKey: z.string().max(50), priceContextCode: z.string().max(20) }),
    /** One family, or none for a product that exists in one form only. */
    reply: data(familyChoices),
  },
  listMaterials: {
    query: z.object({
      /** Ids of categories without children, joined by commas; unknown ones are left out. */
      category_ids: z.string().min(1).max(400),
      /** References joined by commas that are included although others sell better. */
      skus: z.string().max(1000).optional(),
      retailer_id: z.string().max(20),
    }),
    /** By category, what can be ordered at the store first, then by sales. */
    reply: data(
      z.object({
        card: productCard,
        category_id: z.string(),
        /** Weight of one sale unit in kilograms. */
        weight: z.number().positive(),
        attributes: z.array(z.object({ code: z.string(), value: z.string() })),
      }),
    ),
  },
  readOfferOfStore: {
    params: z.object({ productId: z.string().max(50), storeId: z.string().max(20) }),
    reply: data(offer),
  },
  findRedirection: {
    body: z.object({ url_path: z.string().min(1).max(2000) }),
    reply: z.object({ target_path: z.string(), status: z.union([z.literal(301), z.literal(302)]) }),
  },
  viewProduct: {
    params: z.object({ id: z.string().max(200) }),
    query: atStore,
    reply: data(z.object({ product, offers: z.array(offer) })),
  },
  readProductBySku: { params: z.object({ sku: z.string().max(50) }), reply: data(product) },
  readOffersBySku: {
    params: z.object({ sku: z.string().max(50) }),
    query: atStore,
    reply: data(offer),
  },
  readProductOffers: {
    params: z.object({ productId: z.string().max(50) }),
    query: atStore,
    reply: data(offer),
  },
  listFilters: {
    query: listQuery.omit({ page_size: true, page_id: true, order_by: true }),
    logicalFields: FACETS,
    reply: data(facet),
  },
  readBreadcrumbs: {
    params: z.object({ categoryId: z.string().max(50) }),
    reply: data(breadcrumb),
  },
  listCatalogue: { query: listQuery, logicalFields: FACETS, reply: listReply },
} as const satisfies Readonly<Record<keyof typeof catalogueCalls, CallSchemas>>;
