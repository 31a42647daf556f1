import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyTexts } from '@materia/domain-texts';
import { markets } from '@materia/market-all';
import { type Known, quoted } from './blank.ts';
import type { MarketOrder } from './order.ts';
import { planMarket } from './plan.ts';
import { pseudoForms, pseudoText } from './pseudo.ts';
import { pseudoOutline } from './pseudo-outline.ts';
import { pseudoRoutes } from './pseudo-routes.ts';
import { places } from './sample/demo/places.ts';
import { pickupPoints, shop } from './sample/demo/shop.ts';
import { stores } from './sample/demo/stores.ts';
import { vendorFacts, vendors } from './sample/demo/vendors.ts';
import { postcodeAreas } from './sample/market/postcode-areas.ts';
import { settings } from './sample/settings.ts';
import { pseudoStandIn } from './stand-in.ts';

/** The market of the proof: a country that no other file of the repository knows. */
export const GERMANY: MarketOrder = { id: 'de', country: 'DE', locale: 'de-DE' };

const SAMPLE = join(import.meta.dirname, 'sample');
const MARKET_SOURCES = `libs/market/${GERMANY.id}/src/`;

/** Facts of the country that the sample provides as whole files of the market. */
const wholeFile = (path: string): string | undefined => {
  const file = path.startsWith(MARKET_SOURCES)
    ? join(SAMPLE, 'market', path.slice(MARKET_SOURCES.length))
    : undefined;
  return file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

/** A value as code; texts are quoted as in the sources. */
const coded = (value: unknown): string => {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(coded).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, under]) => `${/^\w+$/.test(key) ? key : quoted(key)}: ${coded(under)}`)
      .join(', ')} }`;
  return String(value);
};

/** The values of an object as code, by path. */
const codedBelow = (path: string, values: Readonly<Record<string, unknown>>): Known =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [`${path}.${key}`, coded(value)]),
  );

/** Every text of the first market in the pseudo-locale, with the plural forms of the language. */
const pseudoTexts = ({ locale }: MarketOrder): Known => {
  const [{ texts, hostTexts }] = markets;
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const namespaces: AnyTexts = { ...texts, ...hostTexts };
  return Object.fromEntries(
    Object.entries(namespaces).flatMap(([namespace, named]) =>
      Object.entries(named).map(([key, text]): readonly [string, string] => [
        `${namespace}.${key}`,
        coded(typeof text === 'string' ? pseudoText(text) : pseudoForms(text, categories)),
      ]),
    ),
  );
};

/**
 * Fills in the market just created below `root`: the facts of its country from the sample, and
 * everything that is words from the first market, in the pseudo-locale.
 */
export const fillWithSample = (root: string): void => {
  const known = {
    market: {
      'facts.currency': quoted('EUR'),
      'facts.timeZone': quoted('Europe/Berlin'),
      outline: coded(pseudoOutline(postcodeAreas)),
      ...codedBelow('routes', pseudoRoutes(markets)),
      ...codedBelow('settings', settings),
      ...pseudoTexts(GERMANY),
    },
    demo: {
      stores: coded(stores),
      places: coded(places),
      vendors: coded(vendors),
      ...codedBelow('vendorWords', vendorFacts),
      pickupPoints: coded(pickupPoints),
      ...codedBelow('pickupPoints', pickupPoints),
      articles: '[]',
      ...codedBelow('germany', shop),
    },
    catalogue: { 'GERMAN.decimal': quoted(',') },
  };
  const plan = planMarket(root, GERMANY, { whole: wholeFile, known, standIn: pseudoStandIn });
  for (const { path, text } of plan.created) writeFileSync(join(root, path), text);
};
