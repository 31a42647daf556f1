import type { FeedRecord } from '@materia/api-contract/feed';
import { ENERGY_CLASSES } from '@materia/domain-energy-label';
import { addDays, type PlainDate } from '@materia/domain-holiday-calendar';
import type { AttributeCode } from '../attributes.ts';
import { BRANDS } from '../brands.ts';
import { categoryNode } from '../category-tree.ts';
import { demoEan } from '../ean.ts';
import { ENERGY_SCALES } from '../energy-scales.ts';
import { type AttributeValue, type Family, leafOf } from '../families/family.ts';
import { choiceAxes } from '../families/choices.ts';
import { FAMILIES, type FamilyKey } from '../families/index.ts';
import { baseSku, type FamilyVariant } from '../families/variants.ts';
import type { DemoMarket } from '../markets/demo-market.ts';
import { tintOf } from '../pictures/tints.ts';
import type { View } from '../pictures/views/index.ts';
import { between, type Draw } from '../random.ts';
import { productUrlKey, slugOf } from '../slug.ts';
import { filledIn, valueInWords } from '../texts/fill.ts';

/** The name of a variant in the market's language. */
const productName = ({ family, brand, values }: FamilyVariant, { texts }: DemoMarket): string =>
  filledIn(texts.families[family].name, brand, values, texts);

export const urlKeyOf = (article: FamilyVariant, market: DemoMarket): string =>
  productUrlKey(productName(article, market), article.sku);

const mailOf = (company: string): string => `info@${slugOf(company)}.example`;

/**
 * The manufacturer's warnings, and the responsible person in the EU for a manufacturer outside it.
 */
const safetyOf = (
  { warnings = [] }: Family,
  { brand }: FamilyVariant,
  { texts }: DemoMarket,
): NonNullable<FeedRecord<'products'>['safety']> => {
  const maker = BRANDS[brand];
  return {
    warnings: warnings.map((key) => texts.warnings[key]),
    ...('responsible' in maker && {
      responsiblePerson: {
        name: maker.responsible.company,
        address: maker.responsible.address,
        email: mailOf(maker.responsible.company),
      },
    }),
  };
};

/** Class and scale of the energy label, for families that have one. */
const energyOf = (
  { energyLabel }: Family,
  { variant }: FamilyVariant,
): Pick<FeedRecord<'products'>, 'energy'> => {
  if (energyLabel === undefined) return {};
  const { best, worst } = ENERGY_SCALES[energyLabel];
  const energyClass = ENERGY_CLASSES.find((own) => own === variant.word('energy-class'));
  if (energyClass === undefined)
    throw new Error(`The energy class ${variant.word('energy-class')} does not exist`);
  return { energy: { energyClass, best, worst } };
};

/** The attributes of a product in the order of its family's axes, then the derived ones. */
const attributeRows = (
  article: FamilyVariant,
  { texts }: DemoMarket,
): FeedRecord<'products'>['attributes'] => {
  const family: Family = FAMILIES[article.family];
  const derived = (family.derived?.(article.variant) ?? []).map(
    ({ attribute, value }) => [attribute, value] as const,
  );
  const all: readonly (readonly [AttributeCode, AttributeValue])[] = [
    ...article.values,
    ...derived,
  ];
  return all.map(([code, value]) => ({
    code,
    label: texts.attributes[code],
    value: valueInWords(code, value, texts),
  }));
};

const manufacturerOf = ({ brand }: FamilyVariant): FeedRecord<'products'>['manufacturer'] => ({
  name: BRANDS[brand].company,
  address: BRANDS[brand].address,
  email: mailOf(BRANDS[brand].name),
});

/**
 * The eco-contribution that the market shows for a family, in minor units; none if the market has
 * no such stream.
 */
const ecotaxOf = (
  family: Family,
  market: DemoMarket,
): Pick<FeedRecord<'products'>, 'ecotaxMinor' | 'ecotaxStream'> => {
  const stream = family.eco === undefined ? undefined : market.ecoStreams[family.eco.stream];
  if (family.eco === undefined || stream === undefined)
    return { ecotaxMinor: 0, ecotaxStream: null };
  return {
    ecotaxMinor: Math.max(1, Math.round(family.eco.euroCents * market.minorPerEuroCent)),
    ecotaxStream: stream,
  };
};

/** The rates of a family in tax territories that list it. */
const territoryVatOf = (
  family: FamilyKey,
  { territoryVat }: DemoMarket,
): Pick<FeedRecord<'products'>, 'territoryVat'> => {
  const rates = Object.entries(territoryVat).flatMap(([territory, { basisPoints, families }]) =>
    families.includes(family) ? [[territory, basisPoints] as const] : [],
  );
  return rates.length === 0 ? {} : { territoryVat: Object.fromEntries(rates) };
};

/** A pallet holds up to 1.25 t in whole layers. */
const PALLET = { grams: 1_250_000, unitsOfLayer: 8 } as const;
const unitsPerPallet = (grams: number): number =>
  Math.max(1, Math.floor(PALLET.grams / grams / PALLET.unitsOfLayer)) * PALLET.unitsOfLayer;

/** Manufacturer warranty in years by family, where it exceeds the statutory one. */
const WARRANTY_YEARS: Readonly<Partial<Record<FamilyKey, number>>> = {
  'drill-driver': 3,
  'angle-grinder': 3,
  'circular-saw': 3,
  'rotary-hammer': 3,
  jigsaw: 3,
  sander: 3,
  lawnmower: 3,
  'pressure-washer': 3,
  compressor: 3,
  'basin-mixer': 5,
  'kitchen-mixer': 5,
  'shower-set': 5,
  fridge: 5,
  dishwasher: 5,
  'washing-machine': 5,
  'air-conditioner': 5,
  'led-panel': 5,
  'pvc-window': 10,
  'roof-window': 10,
  'entrance-door': 10,
  'garage-door': 10,
  radiator: 10,
  toilet: 25,
};
const warrantyOf = (family: FamilyKey): Pick<FeedRecord<'products'>, 'warranty'> => {
  const years = WARRANTY_YEARS[family];
  return years === undefined ? {} : { warranty: { years } };
};

/** The name of a family of products: that of a product without the values of choice. */
const familyName = (
  { family, brand, values }: FamilyVariant,
  chosen: readonly AttributeCode[],
  { texts }: DemoMarket,
): string => {
  const placeholder = new RegExp(`\\s*×?\\s*\\{(?:${chosen.join('|')})(?::bare)?\\}`, 'g');
  const [first = '', ...others] = texts.families[family].name.split(', ');
  const kept = [
    first.replaceAll(placeholder, ''),
    ...others.filter((part) => part.search(placeholder) === -1),
  ];
  return filledIn(kept.join(', ').replaceAll(':bare', ''), brand, values, texts);
};

const orderOf = (value: AttributeValue | undefined, place: number): number | undefined =>
  typeof value === 'number'
    ? value
    : typeof value === 'object'
      ? value.reduce((area, side) => area * side, 1)
      : place;

/** The places of clothing sizes; other words, such as colours, have no order. */
const SIZES: readonly AttributeValue[] = ['S', 'S/M', 'M', 'M/L', 'L', 'XL', 'XXL', '3XL'];

/** The family of a product, and its own values of what can be chosen. */
const familyOf = (
  article: FamilyVariant,
  market: DemoMarket,
): Pick<FeedRecord<'products'>, 'family'> => {
  const axes = choiceAxes(article.family);
  if (axes.length === 0) return {};
  const { texts } = market;
  return {
    family: {
      id: `F${baseSku(article)}`,
      name: familyName(
        article,
        axes.map(({ attribute }) => attribute),
        market,
      ),
      axes: axes.flatMap(({ kind, attribute }) => {
        const value = article.values.get(attribute);
        if (value === undefined) return [];
        const order = orderOf(value, SIZES.indexOf(value));
        return [
          {
            kind,
            label: texts.attributes[attribute],
            value: valueInWords(attribute, value, texts),
            ...(order !== undefined && order >= 0 && { order }),
            ...(kind === 'colour' && typeof value === 'string' && { swatch: tintOf(value) }),
          },
        ];
      }),
    },
  };
};

const exclusionOf = (
  { withdrawalExclusion }: Family,
  { variant }: FamilyVariant,
): Pick<FeedRecord<'products'>, 'withdrawalExclusion'> => {
  const reason = withdrawalExclusion?.(variant);
  return reason === undefined ? {} : { withdrawalExclusion: reason };
};

/** The main picture, and the further views with their kinds. */
const picturesOf = (views: readonly View[]): Pick<FeedRecord<'products'>, 'image' | 'views'> => ({
  image: views.find(({ kind }) => kind === 'main')?.file ?? 'placeholder.svg',
  views: views.flatMap(({ kind, file }) => (kind === 'main' ? [] : [{ kind, image: file }])),
});

/** Products were added over about four years, most of them recently. */
const OLDEST_DAYS = 1500;

export const productRow = (
  article: FamilyVariant,
  rank: number,
  market: DemoMarket,
  today: PlainDate,
  draw: Draw,
  views: readonly View[],
): FeedRecord<'products'> => {
  const family: Family = FAMILIES[article.family];
  const { description, highlights } = market.texts.families[article.family];
  const packaging = family.packaging(article.variant);
  const sentence = (template: string): string =>
    filledIn(template, article.brand, article.values, market.texts);
  return {
    sku: article.sku,
    adeokey: `M${article.sku}`,
    ean: demoEan(article.sku),
    urlKey: urlKeyOf(article, market),
    name: productName(article, market),
    brand: BRANDS[article.brand].name,
    categoryId: categoryNode(leafOf(family, article.values)).id,
    ...picturesOf(views),
    description: sentence(description),
    highlights: highlights.map(sentence),
    attributes: attributeRows(article, market),
    saleUnit: packaging.unit,
    capacityUnit: packaging.capacity?.unit ?? null,
    capacityPerSaleUnit: packaging.capacity?.amount ?? null,
    weightGrams: packaging.grams,
    ...(family.comesOnPallets === true && { unitsPerPallet: unitsPerPallet(packaging.grams) }),
    ...exclusionOf(family, article),
    vatBasisPoints: market.reducedVat[article.family]?.basisPoints ?? market.vatBasisPoints,
    ...territoryVatOf(article.family, market),
    ...ecotaxOf(family, market),
    manufacturer: manufacturerOf(article),
    safety: safetyOf(family, article, market),
    ...energyOf(family, article),
    ...familyOf(article, market),
    ...warrantyOf(article.family),
    rank,
    listedOn: addDays(today, -between(draw('listed', Number(article.sku)) ** 2, 1, OLDEST_DAYS)),
  };
};
