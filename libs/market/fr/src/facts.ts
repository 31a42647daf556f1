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
  id: 'fr',
  name: 'Materia France',
  country: 'FR',
  language: 'fr',
  locale: 'fr-FR',
  currency: 'EUR',
  timeZone: 'Europe/Paris',
  port: 4203,
  numberFormat,
  currencyFormat,
  shortDay,
  clock: 'h',
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
