/** What is wrong with a page's structured data, in words for people who run the soak. */
export type StructuredFault = string;

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => StructuredFault | undefined;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const words: Check = (value) =>
  typeof value === 'string' && value.trim() !== '' ? undefined : 'is no text';
const address: Check = (value) =>
  typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)
    ? undefined
    : 'is no absolute address';
const amount: Check = (value) =>
  /^\d+(?:\.\d{1,2})?$/.test(String(value)) && Number(value) > 0 ? undefined : 'is no amount';
const currency: Check = (value) =>
  typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? undefined : 'is no currency';
const ofSchema =
  (...names: readonly string[]): Check =>
  (value) =>
    names.some((name) => value === `https://schema.org/${name}`)
      ? undefined
      : 'is no word of schema.org for it';
const gtin: Check = (value) => {
  if (typeof value !== 'string' || !/^\d{13}$/.test(value)) return 'has not thirteen digits';
  const sum = [...value]
    .slice(0, 12)
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10 === Number(value[12]) ? undefined : 'has a wrong check digit';
};
const between =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most
      ? undefined
      : `is not between ${least} and ${most}`;
const clock: Check = (value) =>
  typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value)
    ? undefined
    : 'is no time of day';
const country: Check = (value) =>
  typeof value === 'string' && /^[A-Z]{2}$/.test(value) ? undefined : 'is no country';
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0
      ? value.map(check).find((fault) => fault !== undefined)
      : 'is no list with something in it';
const thing =
  (...types: readonly string[]): Check =>
  (value) => {
    if (!isFields(value) || typeof value['@type'] !== 'string' || !types.includes(value['@type']))
      return `is no ${types.join(' or ')}`;
    return faultsOfThing(value)[0];
  };

type Rule = {
  readonly required: Readonly<Record<string, Check>>;
  readonly optional?: Readonly<Record<string, Check>>;
};

/** The properties that search engines ask for, and the form of those that the shop writes beside. */
const RULES: Readonly<Record<string, Rule>> = {
  Product: {
    required: {
      name: words,
      image: listOf(address),
      description: words,
      sku: words,
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
  Brand: { required: { name: words } },
  Organization: {
    required: { name: words },
    optional: { url: address, address: thing('PostalAddress') },
  },
  BreadcrumbList: { required: { itemListElement: listOf(thing('ListItem')) } },
  ListItem: { required: { position: between(1, 100), name: words, item: address } },
  HardwareStore: {
    required: {
      name: words,
      address: thing('PostalAddress'),
      telephone: words,
      geo: thing('GeoCoordinates'),
      url: address,
    },
    optional: { openingHoursSpecification: listOf(thing('OpeningHoursSpecification')) },
  },
  PostalAddress: {
    required: { addressCountry: country },
    optional: { streetAddress: words, postalCode: words, addressLocality: words },
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
  // A kind of thing without rules here is only asked to name itself.
  if (rule === undefined) return /^[A-Z]\w+$/.test(type) ? [] : [`${type} is no type`];
  return Object.entries({ ...rule.required, ...rule.optional }).flatMap(([name, check]) => {
    const value = fields[name];
    if (value === undefined) return name in rule.required ? [`${type} lacks ${name}`] : [];
    const fault = check(value);
    return fault === undefined ? [] : [`${type}: ${name} ${fault}`];
  });
};

/** The types of a page's data, and what is wrong with it. */
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
        ...(things.length === all.length ? [] : ['a thing is no object']),
      ],
    };
  } catch {
    return { types: [], faults: ['is no JSON'] };
  }
};
