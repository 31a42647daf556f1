import type { BuildFacts } from '@materia/market-model';
import { colours } from './colours.ts';
import { currencyFormat, numberFormat, shortDay } from './formats.ts';
import { holidays } from './holidays.ts';
import { homeThemes } from './home-themes.ts';
import { company, legalFacts, legalLinks } from './legal.ts';
import { routes } from './routes.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { units } from './units.ts';

/** The market without its texts: what a build reads. */
export const facts = {
  id: 'pt',
  name: 'Materia Portugal',
  country: 'PT',
  language: 'pt',
  locale: 'pt-PT',
  currency: 'EUR',
  timeZone: 'Europe/Lisbon',
  port: 4204,
  numberFormat,
  currencyFormat,
  shortDay,
  clock: 'colon',
  routes,
  rules,
  holidays,
  settings,
  company,
  legalFacts,
  legalLinks,
  units,
  colours,
  homeThemes,
} as const satisfies BuildFacts;
