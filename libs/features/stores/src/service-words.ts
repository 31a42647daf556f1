import type { TextKey, TextReader } from '@materia/market-model';

/** Services of stores by their codes. */
const SERVICES = {
  drive: 'stores.serviceDrive',
  'tool-rental': 'stores.serviceToolRental',
  cutting: 'stores.serviceCutting',
  'key-copy': 'stores.serviceKeyCopy',
  parking: 'stores.serviceParking',
  'colour-mixing': 'stores.serviceColourMixing',
  delivery: 'stores.serviceDelivery',
  returns: 'stores.serviceReturns',
  web: 'stores.serviceWeb',
} as const satisfies Readonly<Record<string, TextKey>>;

const isService = (code: string): code is keyof typeof SERVICES => Object.hasOwn(SERVICES, code);

/** The services in words; a code the shop has no words for is not shown. */
export const serviceWords = (t: TextReader, codes: readonly string[]): readonly string[] =>
  codes.filter(isService).map((code) => t(SERVICES[code]));
