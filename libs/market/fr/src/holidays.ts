import type { HolidayRow, HolidayTable } from '@materia/domain-holiday-calendar';

const LABOUR_CODE = 'Code du travail, art. L3133-1';
const ALSACE_MOSELLE = 'Code du travail, art. L3134-13';
const OVERSEAS = 'Code du travail, art. L3422-2';
const USAGE = 'Usage local constant, repris par les conventions collectives';

/** Departments and overseas territories with their own holidays. */
const REGIONS: Readonly<Record<string, string>> = {
  '57': 'Moselle',
  '67': 'Bas-Rhin',
  '68': 'Haut-Rhin',
  BL: 'Saint-Barthélemy',
  GF: 'Guyane',
  GP: 'Guadeloupe',
  MF: 'Saint-Martin',
  MQ: 'Martinique',
  RE: 'La Réunion',
  YT: 'Mayotte',
};

const abolition = (month: number, day: number) =>
  ({
    key: 'abolition',
    name: "Abolition de l'esclavage",
    kind: 'regional',
    on: { rule: 'fixed', month, day },
    source: OVERSEAS,
  }) as const;

const ROWS = [
  {
    key: 'new-year',
    name: "Jour de l'an",
    kind: 'public',
    on: { rule: 'fixed', month: 1, day: 1 },
    source: LABOUR_CODE,
  },
  {
    key: 'good-friday',
    name: 'Vendredi saint',
    kind: 'regional',
    on: { rule: 'easter', offset: -2 },
    regions: { '57': {}, '67': {}, '68': {} },
    source: ALSACE_MOSELLE,
  },
  {
    key: 'good-friday',
    name: 'Vendredi saint',
    kind: 'regional',
    on: { rule: 'easter', offset: -2 },
    regions: { GP: {}, MQ: {} },
    source: USAGE,
  },
  {
    key: 'easter-monday',
    name: 'Lundi de Pâques',
    kind: 'public',
    on: { rule: 'easter', offset: 1 },
    source: LABOUR_CODE,
  },
  { ...abolition(4, 27), regions: { YT: {} } },
  {
    key: 'labour-day',
    name: 'Fête du Travail',
    kind: 'public',
    on: { rule: 'fixed', month: 5, day: 1 },
    source: 'Code du travail, art. L3133-4',
  },
  {
    key: 'victory-day',
    name: 'Victoire 1945',
    kind: 'public',
    on: { rule: 'fixed', month: 5, day: 8 },
    source: LABOUR_CODE,
  },
  {
    key: 'ascension',
    name: 'Ascension',
    kind: 'public',
    on: { rule: 'easter', offset: 39 },
    source: LABOUR_CODE,
  },
  { ...abolition(5, 22), regions: { MQ: {} } },
  { ...abolition(5, 27), regions: { GP: {}, MF: { until: 2017 } } },
  // The code still lists 27 May for Saint-Martin; the collectivity observes the 28th by the
  // circular that applies the law of 2017.
  {
    ...abolition(5, 28),
    regions: { MF: { since: 2018 } },
    source: 'Circulaire du 4 mai 2018 (loi n° 2017-256)',
  },
  {
    key: 'whit-monday',
    name: 'Lundi de Pentecôte',
    kind: 'public',
    on: { rule: 'easter', offset: 50 },
    source: LABOUR_CODE,
  },
  { ...abolition(6, 10), regions: { GF: {} } },
  {
    key: 'national-day',
    name: 'Fête nationale',
    kind: 'public',
    on: { rule: 'fixed', month: 7, day: 14 },
    source: LABOUR_CODE,
  },
  {
    key: 'schoelcher',
    name: 'Fête Victor Schœlcher',
    kind: 'other',
    on: { rule: 'fixed', month: 7, day: 21 },
    regions: { GP: {}, MQ: {} },
    source: USAGE,
  },
  {
    key: 'assumption',
    name: 'Assomption',
    kind: 'public',
    on: { rule: 'fixed', month: 8, day: 15 },
    source: LABOUR_CODE,
  },
  { ...abolition(10, 9), regions: { BL: {} } },
  {
    key: 'all-saints',
    name: 'Toussaint',
    kind: 'public',
    on: { rule: 'fixed', month: 11, day: 1 },
    source: LABOUR_CODE,
  },
  {
    key: 'armistice',
    name: 'Armistice 1918',
    kind: 'public',
    on: { rule: 'fixed', month: 11, day: 11 },
    source: LABOUR_CODE,
  },
  { ...abolition(12, 20), regions: { RE: {} } },
  {
    key: 'christmas',
    name: 'Noël',
    kind: 'public',
    on: { rule: 'fixed', month: 12, day: 25 },
    source: LABOUR_CODE,
  },
  {
    key: 'saint-stephen',
    name: 'Lendemain de Noël',
    kind: 'regional',
    on: { rule: 'fixed', month: 12, day: 26 },
    regions: { '57': {}, '67': {}, '68': {} },
    source: ALSACE_MOSELLE,
  },
] as const satisfies readonly HolidayRow[];

export const holidays = {
  version: '2025-10-29',
  regions: REGIONS,
  rows: ROWS,
} as const satisfies HolidayTable;
