import type { HolidayRow, HolidayTable } from '@materia/domain-holiday-calendar';

const ACT_1951 = 'Ustawa z 18.01.1951 o dniach wolnych od pracy (Dz.U. 1951 nr 4 poz. 28), art. 1';
const ACT_2004 =
  'Ustawa z 20.02.2004 o zmianie ustawy o godle, barwach i hymnie (Dz.U. 2004 nr 49 poz. 467)';

/** Poland has no regional holidays. */
const REGIONS: Readonly<Record<string, string>> = {};

const ROWS = [
  {
    key: 'new-year',
    name: 'Nowy Rok',
    kind: 'public',
    on: { rule: 'fixed', month: 1, day: 1 },
    source: ACT_1951,
  },
  {
    key: 'epiphany',
    name: 'Święto Trzech Króli',
    kind: 'public',
    on: { rule: 'fixed', month: 1, day: 6 },
    years: { since: 2011 },
    source: 'Dz.U. 2010 nr 224 poz. 1459',
  },
  {
    key: 'easter-sunday',
    name: 'Wielkanoc',
    kind: 'public',
    on: { rule: 'easter', offset: 0 },
    source: ACT_1951,
  },
  {
    key: 'easter-monday',
    name: 'Poniedziałek Wielkanocny',
    kind: 'public',
    on: { rule: 'easter', offset: 1 },
    source: ACT_1951,
  },
  {
    key: 'labour-day',
    name: 'Święto Państwowe 1 Maja',
    kind: 'public',
    on: { rule: 'fixed', month: 5, day: 1 },
    source: ACT_1951,
  },
  {
    key: 'flag-day',
    name: 'Dzień Flagi',
    kind: 'other',
    on: { rule: 'fixed', month: 5, day: 2 },
    years: { since: 2004 },
    source: ACT_2004,
  },
  {
    key: 'constitution-day',
    name: 'Święto Konstytucji 3 Maja',
    kind: 'public',
    on: { rule: 'fixed', month: 5, day: 3 },
    years: { since: 1990 },
    source: 'Dz.U. 1990 nr 28 poz. 160',
  },
  {
    key: 'pentecost',
    name: 'Zielone Świątki',
    kind: 'public',
    on: { rule: 'easter', offset: 49 },
    source: ACT_1951,
  },
  {
    key: 'corpus-christi',
    name: 'Boże Ciało',
    kind: 'public',
    on: { rule: 'easter', offset: 60 },
    source: ACT_1951,
  },
  {
    key: 'assumption',
    name: 'Wniebowzięcie Najświętszej Maryi Panny',
    kind: 'public',
    on: { rule: 'fixed', month: 8, day: 15 },
    source: ACT_1951,
  },
  {
    key: 'all-saints',
    name: 'Wszystkich Świętych',
    kind: 'public',
    on: { rule: 'fixed', month: 11, day: 1 },
    source: ACT_1951,
  },
  {
    key: 'independence-day',
    name: 'Narodowe Święto Niepodległości',
    kind: 'public',
    on: { rule: 'fixed', month: 11, day: 11 },
    source: ACT_1951,
  },
  {
    key: 'independence-centenary',
    name: 'Święto Narodowe z okazji Setnej Rocznicy Odzyskania Niepodległości',
    kind: 'public',
    on: { rule: 'listed', days: { 2018: [11, 12] } },
    source: 'Ustawa z 7.11.2018 (Dz.U. 2018 poz. 2117)',
  },
  {
    key: 'christmas-eve',
    name: 'Wigilia Bożego Narodzenia',
    kind: 'public',
    on: { rule: 'fixed', month: 12, day: 24 },
    years: { since: 2025 },
    source: 'Ustawa z 6.12.2024 (Dz.U. 2024 poz. 1965)',
  },
  {
    key: 'christmas',
    name: 'Boże Narodzenie',
    kind: 'public',
    on: { rule: 'fixed', month: 12, day: 25 },
    source: ACT_1951,
  },
  {
    key: 'saint-stephen',
    name: 'Drugi dzień Bożego Narodzenia',
    kind: 'public',
    on: { rule: 'fixed', month: 12, day: 26 },
    source: ACT_1951,
  },
] as const satisfies readonly HolidayRow[];

export const holidays = {
  version: '2025-10-29',
  regions: REGIONS,
  rows: ROWS,
} as const satisfies HolidayTable;
