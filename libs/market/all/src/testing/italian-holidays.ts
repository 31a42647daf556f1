import type { HolidayRow, HolidayTable } from '@materia/domain-holiday-calendar';

const LAW_260 = 'Legge 27.05.1949, n. 260, art. 2';

const REGIONS: Readonly<Record<string, string>> = { BZ: 'Alto Adige - Südtirol' };

const ROWS = [
  {
    key: 'new-year',
    name: 'Capodanno',
    kind: 'public',
    on: { rule: 'fixed', month: 1, day: 1 },
    source: LAW_260,
  },
  {
    key: 'epiphany',
    name: 'Epifania',
    kind: 'public',
    on: { rule: 'fixed', month: 1, day: 6 },
    years: { since: 1986 },
    source: 'D.P.R. 28.12.1985, n. 792',
  },
  {
    key: 'easter-sunday',
    name: 'Pasqua',
    kind: 'public',
    on: { rule: 'easter', offset: 0 },
    source: 'D.P.R. 28.12.1985, n. 792',
  },
  {
    key: 'easter-monday',
    name: "Lunedì dell'Angelo",
    kind: 'public',
    on: { rule: 'easter', offset: 1 },
    source: LAW_260,
  },
  {
    key: 'liberation-day',
    name: 'Festa della Liberazione',
    kind: 'public',
    on: { rule: 'fixed', month: 4, day: 25 },
    source: LAW_260,
  },
  {
    key: 'labour-day',
    name: 'Festa del Lavoro',
    kind: 'public',
    on: { rule: 'fixed', month: 5, day: 1 },
    source: LAW_260,
  },
  {
    key: 'whit-monday',
    name: 'Lunedì di Pentecoste',
    kind: 'regional',
    on: { rule: 'easter', offset: 50 },
    regions: { BZ: {} },
    source: 'D.P.R. 26.01.1978, n. 58 e L. 54/1977, art. 2',
  },
  {
    key: 'republic-day',
    name: 'Festa della Repubblica',
    kind: 'public',
    on: { rule: 'fixed', month: 6, day: 2 },
    years: { since: 2001 },
    source: 'Legge 20.11.2000, n. 336',
  },
  {
    key: 'assumption',
    name: 'Assunzione di Maria',
    kind: 'public',
    on: { rule: 'fixed', month: 8, day: 15 },
    source: LAW_260,
  },
  {
    key: 'saint-francis',
    name: "San Francesco d'Assisi",
    kind: 'public',
    on: { rule: 'fixed', month: 10, day: 4 },
    years: { since: 2026 },
    source: 'Legge 8.10.2025, n. 151',
  },
  {
    key: 'all-saints',
    name: 'Ognissanti',
    kind: 'public',
    on: { rule: 'fixed', month: 11, day: 1 },
    source: LAW_260,
  },
  {
    key: 'immaculate-conception',
    name: 'Immacolata Concezione',
    kind: 'public',
    on: { rule: 'fixed', month: 12, day: 8 },
    source: LAW_260,
  },
  {
    key: 'christmas',
    name: 'Natale',
    kind: 'public',
    on: { rule: 'fixed', month: 12, day: 25 },
    source: LAW_260,
  },
  {
    key: 'saint-stephen',
    name: 'Santo Stefano',
    kind: 'public',
    on: { rule: 'fixed', month: 12, day: 26 },
    source: LAW_260,
  },
] as const satisfies readonly HolidayRow[];

/** Required by MKT-09; Italy is not a market. */
export const italianHolidays = {
  version: '2025-10-29',
  regions: REGIONS,
  rows: ROWS,
} as const satisfies HolidayTable;
