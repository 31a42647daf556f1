/** A product as the planner sees it. */
export type Material = {
  readonly sku: string;
  readonly categoryId: string;
  /** Attribute values by code, as the market writes them: `30 × 60 cm`, `12,5 mm`. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly capacityUnit: string | undefined;
  readonly capacityPerSaleUnit: number | undefined;
  /** Of one sale unit. */
  readonly weightGrams: number;
  /** How many sale units can be ordered today; 0 for none. */
  readonly orderable: number;
};

/** Units in millimetres. */
const MILLIMETRES: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };

/** The first number of an attribute, with a decimal comma or point; undefined without one. */
export const readNumber = (text: string | undefined): number | undefined => {
  const [found] = /\d+(?:[.,]\d+)?/.exec(text ?? '') ?? [];
  return found === undefined ? undefined : Number(found.replace(',', '.'));
};

/**
 * The sides of an attribute such as `30 × 60 cm` in millimetres; without a unit they are
 * millimetres. Empty without a number.
 */
export const readSides = (text: string | undefined): readonly number[] => {
  const [, unit = 'mm'] = /\d\s*(mm|cm|m)\s*$/.exec(text ?? '') ?? [];
  return [...(text ?? '').matchAll(/\d+(?:[.,]\d+)?/g)].map(
    ([side]) => Number(side.replace(',', '.')) * (MILLIMETRES[unit] ?? 1),
  );
};

/** The sides of a tile or board in millimetres, and its thickness. */
export const sizeOf = ({
  attributes,
}: Material):
  { readonly length: number; readonly width: number; readonly thickness: number } | undefined => {
  const [length, width] = readSides(attributes['format']);
  const [thickness = 10] = readSides(attributes['thickness']);
  return length === undefined || width === undefined ? undefined : { length, width, thickness };
};

/** The amount of one sale unit in a capacity unit: of the offer, or else of an attribute. */
export const capacityOf = (
  { capacityUnit, capacityPerSaleUnit, attributes }: Material,
  unit: 'm2' | 'm' | 'kg' | 'l',
): number | undefined => {
  if (capacityUnit === unit) return capacityPerSaleUnit;
  return readNumber(
    {
      m2: attributes['contents'],
      m: attributes['length-m'],
      kg: attributes['weight'],
      l: attributes['volume'],
    }[unit],
  );
};

/** Screws, plugs and rollers of one pack. */
export const piecesOf = ({ attributes }: Material): number =>
  readNumber(attributes['piece-count']) ?? 1;
