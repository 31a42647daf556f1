import { decimalAmount } from '@materia/domain-money';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { type OfferPrice, reduction } from '@materia/domain-pricing';
import type { AverageRating } from '@materia/domain-reviews';
import type { FamilyAxis } from '@materia/domain-product-families';
import type { StockLabel } from '@materia/domain-stock-status';
import { formatTime } from '@materia/market-model';

/** A schema.org node. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** The breadcrumb of a page, outermost first; each URL is absolute. */
export const breadcrumbThing = (
  crumbs: readonly { readonly name: string; readonly address: string }[],
): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: address,
  })),
});

export type ProductForEngines = {
  readonly name: string;
  readonly sku: string;
  /** Thirteen digits. */
  readonly ean: string;
  readonly brand: string;
  readonly description: string;
  /** Absolute URLs. */
  readonly pictures: readonly string[];
  readonly address: string;
  readonly offer:
    | {
        readonly price: OfferPrice;
        readonly stock: StockLabel;
        readonly seller: string;
        /** The last day for which the price is published. */
        readonly priceValidUntil: PlainDate;
      }
    | undefined;
  readonly rating?: AverageRating | undefined;
  /** The commercial warranty. */
  readonly warranty?: { readonly years: number } | undefined;
  /** The group of its other colours and sizes. */
  readonly group?: ProductGroupForEngines | undefined;
};

export type ProductGroupForEngines = {
  readonly id: string;
  readonly name: string;
  /** In what members differ, with the values of the product. */
  readonly axes: readonly { readonly kind: FamilyAxis; readonly value: string }[];
  /** The absolute URL of every member. */
  readonly members: readonly string[];
};

/** Search engines know no volume and no length; to them both are sizes. */
const VARIES_BY = {
  colour: 'color',
  size: 'size',
  volume: 'size',
  length: 'size',
} as const satisfies Readonly<Record<FamilyAxis, string>>;

/** The group that a product is a variant of, and its own values. */
const variantOf = ({ brand, group }: ProductForEngines): object => {
  if (group === undefined) return {};
  const valuesOf = (property: string): string =>
    group.axes
      .filter(({ kind }) => VARIES_BY[kind] === property)
      .map(({ value }) => value)
      .join(', ');
  const properties = [...new Set(group.axes.map(({ kind }) => VARIES_BY[kind]))];
  return {
    ...Object.fromEntries(properties.map((property) => [property, valuesOf(property)])),
    isVariantOf: {
      '@type': 'ProductGroup',
      productGroupID: group.id,
      name: group.name,
      brand: { '@type': 'Brand', name: brand },
      variesBy: properties.map((property) => `https://schema.org/${property}`),
      hasVariant: group.members.map((url) => ({ '@type': 'Product', url })),
    },
  };
};

/** The year of UN/CEFACT's units, which schema.org asks for. */
const YEAR = 'ANN';

const AVAILABILITY = {
  unavailable: 'OutOfStock',
  restocking: 'BackOrder',
  'on-order': 'BackOrder',
  'in-stock': 'InStock',
  'regional-stock': 'InStock',
  'within-24-hours': 'InStock',
  'home-courier': 'InStock',
  'vendor-delivery': 'InStock',
} as const satisfies Readonly<Record<StockLabel['kind'], string>>;

/** A product with its offer at the private customer price, including tax. */
export const productThing = (product: ProductForEngines): Thing => {
  const { name, sku, ean, brand, description, pictures, address, offer, rating, warranty } =
    product;
  return {
    '@type': 'Product',
    name,
    sku,
    gtin13: ean,
    brand: { '@type': 'Brand', name: brand },
    description,
    image: pictures,
    ...(rating === undefined
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            reviewCount: rating.count,
          },
        }),
    ...(offer === undefined
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url: address,
            price: decimalAmount(offer.price.unit.included),
            priceCurrency: offer.price.unit.included.currency,
            priceValidUntil: offer.priceValidUntil,
            ...strikethroughPrice(offer.price),
            availability: `https://schema.org/${AVAILABILITY[offer.stock.kind]}`,
            itemCondition: 'https://schema.org/NewCondition',
            seller: { '@type': 'Organization', name: offer.seller },
            ...(warranty && {
              warranty: {
                '@type': 'WarrantyPromise',
                durationOfWarranty: {
                  '@type': 'QuantitativeValue',
                  value: warranty.years,
                  unitCode: YEAR,
                },
              },
            }),
          },
        }),
    ...variantOf(product),
  };
};

/**
 * The price that a page strikes through: the lowest of 30 days, for a reduction that may be
 * announced.
 */
const strikethroughPrice = (price: OfferPrice): object => {
  const reduced = reduction(price);
  return reduced === null
    ? {}
    : {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: decimalAmount(reduced.lowest30Days.included),
          priceCurrency: reduced.lowest30Days.included.currency,
        },
      };
};

export type StoreForEngines = {
  readonly name: string;
  readonly address: string;
  readonly street: readonly string[];
  readonly postcode: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly phone: string;
  /** Monday is 1; minutes since midnight in the store's zone. */
  readonly openingHours: readonly {
    readonly weekday: number;
    readonly from: number;
    readonly to: number;
  }[];
};

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A physical store. */
export const storeThing = (store: StoreForEngines): Thing => ({
  '@type': 'HardwareStore',
  name: store.name,
  url: store.address,
  telephone: store.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: store.street.join(', '),
    postalCode: store.postcode,
    addressLocality: store.city,
    addressCountry: store.country,
  },
  geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
  openingHoursSpecification: store.openingHours.map(({ weekday, from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${WEEKDAYS[weekday - 1]}`,
    opens: formatTime(from),
    closes: formatTime(to),
  })),
});

/** Questions with their answers, as HTML. */
export const faqThing = (
  questions: readonly { readonly question: string; readonly answer: string }[],
): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** An article of the blog. */
export const articleThing = ({
  title,
  description,
  address,
  publishedOn,
  author,
}: {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly publishedOn: string;
  readonly author: string;
}): Thing => ({
  '@type': 'BlogPosting',
  headline: title,
  description,
  url: address,
  datePublished: publishedOn,
  author: { '@type': 'Organization', name: author },
});
