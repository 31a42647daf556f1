/** A problem in a page's structured data, as a sentence fragment for the soak report. */
export type StructuredFault = string;

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => StructuredFault | undefined;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text: Check = (value) =>
  typeof value === 'string' && value.trim() !== '' ? undefined : 'is not a text';
const address: Check = (value) =>
  typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)
    ? undefined
    : 'is not an absolute URL';
const amount: Check = (value) =>
  /^\d+(?:\.\d{1,2})?$/.test(String(value)) && Number(value) > 0 ? undefined : 'is not an amount';
const currency: Check = (value) =>
  typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? undefined : 'is not a currency';
const ofSchema =
  (...names: readonly string[]): Check =>
  (value) =>
    names.some((name) => value === `https://schema.org/${name}`)
      ? undefined
      : 'is not a value that schema.org defines';
const gtin: Check = (value) => {
  if (typeof value !== 'string' || !/^\d{13}$/.test(value)) return 'does not have thirteen digits';
  const sum = [...value]
    .slice(0, 12)
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10 === Number(value[12]) ? undefined : 'has a wrong check digit';
};
const between =
  (min: number, max: number): Check =>
  (value) =>
    typeof value === 'number' && value >= min && value <= max
      ? undefined
      : `is not between ${min} and ${max}`;
const clock: Check = (value) =>
  typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value)
    ? undefined
    : 'is not a time of day';
const country: Check = (value) =>
  typeof value === 'string' && /^[A-Z]{2}$/.test(value) ? undefined : 'is not a country code';
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0
      ? value.map(check).find((fault) => fault !== undefined)
      : 'is not a non-empty list';
const thing =
  (...types: readonly string[]): Check =>
  (value) => {
    if (!isFields(value) || typeof value['@type'] !== 'string' || !types.includes(value['@type']))
      return `is not ${types.join(' or ')}`;
    return faultsOfThing(value)[0];
  };

type Rule = {
  readonly required: Readonly<Record<string, Check>>;
  readonly optional?: Readonly<Record<string, Check>>;
};

/**
 * The properties that search engines require, and the format of optional ones that the shop adds.
 */
const RULES: Readonly<Record<string, Rule>> = {
  Product: {
    required: {
      name: text,
      image: listOf(address),
      description: text,
      sku: text,
      brand: thing('Brand'),
    },
    optional: {
      gtin13: gtin,
      offers: thing('Offer', 'AggregateOffer'),
      aggregateRating: thing('AggregateRating'),
    },
  },
  Offer: {
    required: {
      price: amount,
      priceCurrency: currency,
      availability: ofSchema(
        'InStock',
        'OutOfStock',
        'BackOrder',
        'PreOrder',
        'LimitedAvailability',
      ),
    },
    optional: {
      url: address,
      itemCondition: ofSchema('NewCondition'),
      seller: thing('Organization'),
    },
  },
  AggregateRating: { required: { ratingValue: between(1, 5), reviewCount: between(1, 1e9) } },
  Brand: { required: { name: text } },
  Organization: {
    required: { name: text },
    optional: { url: address, address: thing('PostalAddress') },
  },
  BreadcrumbList: { required: { itemListElement: listOf(thing('ListItem')) } },
  ListItem: { required: { position: between(1, 100), name: text, item: address } },
  HardwareStore: {
    required: {
      name: text,
      address: thing('PostalAddress'),
      telephone: text,
      geo: thing('GeoCoordinates'),
      url: address,
    },
    optional: { openingHoursSpecification: listOf(thing('OpeningHoursSpecification')) },
  },
  PostalAddress: {
    required: { addressCountry: country },
    optional: { streetAddress: text, postalCode: text, addressLocality: text },
  },
  GeoCoordinates: { required: { latitude: between(-90, 90), longitude: between(-180, 180) } },
  OpeningHoursSpecification: {
    required: {
      dayOfWeek: ofSchema(
        'Monday',
        'Tuesday',
        'Wednesday',
        'Thursday',
        'Friday',
        'Saturday',
        'Sunday',
      ),
      opens: clock,
      closes: clock,
    },
  },
};

const faultsOfThing = (fields: Fields): readonly StructuredFault[] => {
  const type = String(fields['@type']);
  const rule = RULES[type];
  // Types without rules only need a valid name.
  if (rule === undefined) return /^[A-Z]\w+$/.test(type) ? [] : [`${type} is not a type`];
  return Object.entries({ ...rule.required, ...rule.optional }).flatMap(([name, check]) => {
    const value = fields[name];
    if (value === undefined) return name in rule.required ? [`${type} lacks ${name}`] : [];
    const fault = check(value);
    return fault === undefined ? [] : [`${type}: ${name} ${fault}`];
  });
};

/** Returns the types found in a page's structured data, and its faults. */
export const checkStructuredData = (
  json: string,
): { readonly types: readonly string[]; readonly faults: readonly StructuredFault[] } => {
  try {
    const data: unknown = JSON.parse(json);
    const all = Array.isArray(data)
      ? data
      : isFields(data) && Array.isArray(data['@graph'])
        ? data['@graph']
        : [data];
    const things = all.filter(isFields);
    const context =
      isFields(data) && data['@context'] === 'https://schema.org'
        ? []
        : ['the context is not https://schema.org'];
    return {
      types: things.map((one) => String(one['@type'])),
      faults: [
        ...context,
        ...things.flatMap(faultsOfThing),
        ...(things.length === all.length ? [] : ['an entry is not an object']),
      ],
    };
  } catch {
    return { types: [], faults: ['is not JSON'] };
  }
};
