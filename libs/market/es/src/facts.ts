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
  id: 'es',
  name: 'Materia España',
  country: 'ES',
  language: 'es',
  locale: 'es-ES',
  currency: 'EUR',
  timeZone: 'Europe/Madrid',
  port: 4202,
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
