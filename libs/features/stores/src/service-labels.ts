import type { TextKey, TextReader } from '@materia/market-model';

/** Text keys of store services by their code. */
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

/** The labels of the services; codes without a label are not shown. */
export const serviceLabels = (t: TextReader, codes: readonly string[]): readonly string[] =>
  codes.filter(isService).map((code) => t(SERVICES[code]));
