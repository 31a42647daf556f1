import type { VendorProfile } from '@materia/api-contract/feed';
import type { DemoMarket, DemoVendor } from '../markets/demo-market.ts';
import { vendorLogoName } from '../pictures/picture-names.ts';
import type { Draw } from '../random.ts';

/** The profile of the vendor at an index of the market's list. */
export const vendorProfile = (market: DemoMarket, at: number, draw: Draw): VendorProfile => {
  const vendor = market.vendors[at];
  if (vendor === undefined) throw new RangeError(`The market has no vendor ${at}`);
  const { vendorWords: words } = market;
  const seed = Number(vendor.sellerIdentifier);
  const fill = (text: string): string =>
    filled(text, { ...valuesOf(vendor), goods: words.goods[at] ?? '' });
  const drawnDigit = (place: number): string =>
    String(Math.floor(draw('vendor-profile', seed, 20 + place) * 10));
  return {
    createdOn: `${2018 + Math.floor(draw('vendor-profile', seed) * 8)}-${twoDigits(1 + Math.floor(draw('vendor-profile', seed, 1) * 12))}-${twoDigits(1 + Math.floor(draw('vendor-profile', seed, 2) * 28))}`,
    logo: vendorLogoName(vendor.sellerIdentifier),
    description: fill(words.description),
    returnPolicy: fill(words.returns),
    shippingFromCountry: vendor.country,
    deliveries: [
      ...words.zones.map((zone) => ({ zone, mode: 'parcel', level: 'door' }) as const),
      ...(vendor.sendsLorries
        ? words.zones.slice(0, 1).map((zone) => ({ zone, mode: 'lorry', level: 'kerb' }) as const)
        : []),
    ],
    salesTerms: words.terms.map(fill).join('\n\n'),
    salesTermsLink: null,
    ecoSubscriptions: [
      {
        shortName: words.ecoRegister.shortName,
        identifier: words.ecoRegister.pattern.replaceAll(/#/g, (_, place: number) =>
          drawnDigit(place),
        ),
      },
    ],
    rating: {
      average: Math.round((3.6 + draw('vendor-profile', seed, 3) * 1.3) * 10) / 10,
      count: 12 + Math.floor(draw('vendor-profile', seed, 4) ** 2 * 900),
    },
  };
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const valuesOf = ({ name, city, trader }: DemoVendor) => ({
  name,
  city,
  legalName: trader.legalName,
  address: `${trader.street}, ${trader.postcode} ${city}`,
  register: trader.register,
  taxNumber: trader.taxNumber,
  email: trader.email,
});

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
