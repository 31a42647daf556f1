import type { HolidayRow, HolidayTable, Years } from '@materia/domain-holiday-calendar';
import { mondayRests } from './holiday-monday-rests.ts';

const ARTICLE_45 = 'Real Decreto 2001/1983, art. 45.1';
/**
 * Each autumn the ministry publishes in the BOE which days the communities chose for the next year.
 * Last entered: the publication for 2026.
 */
const YEARLY =
  'Resolución anual de fiestas laborales (BOE), RD 2001/1983, art. 45.4; hasta la de 17.10.2025 para 2026';
const EVERY: Years = {};

const REGIONS: Readonly<Record<string, string>> = {
  AN: 'Andalucía',
  AR: 'Aragón',
  AS: 'Asturias',
  CB: 'Cantabria',
  CE: 'Ceuta',
  CL: 'Castilla y León',
  CM: 'Castilla-La Mancha',
  CN: 'Canarias',
  'CN-GC': 'Gran Canaria',
  'CN-TF': 'Tenerife',
  CT: 'Cataluña',
  EX: 'Extremadura',
  GA: 'Galicia',
  IB: 'Illes Balears',
  MC: 'Región de Murcia',
  MD: 'Comunidad de Madrid',
  ML: 'Melilla',
  NC: 'Navarra',
  PV: 'País Vasco',
  RI: 'La Rioja',
  VC: 'Comunitat Valenciana',
};

const national = (key: string, name: string, on: HolidayRow['on']) =>
  ({ key, name, kind: 'public', on, source: ARTICLE_45 }) as const;
const chosen = (
  key: string,
  name: string,
  on: HolidayRow['on'],
  regions: Readonly<Record<string, Years>>,
) => ({ key, name, kind: 'regional', on, regions, source: YEARLY }) as const;
const fixed = (month: number, day: number) => ({ rule: 'fixed', month, day }) as const;
const easter = (offset: number) => ({ rule: 'easter', offset }) as const;

const ISLANDS =
  'Decreto anual de fiestas laborales de Canarias (BOC); hasta el Decreto 61/2025, de 28 de abril, para 2026';
/**
 * The day of an island's patron, which each island has instead of 25 July; from a Sunday it moves
 * to the Monday.
 */
const islandDay = (
  key: string,
  name: string,
  [month, day]: readonly [month: number, day: number],
  regions: Readonly<Record<string, Years>>,
) => [
  { ...chosen(key, name, fixed(month, day), regions), source: ISLANDS },
  {
    ...chosen(key, `Lunes siguiente a la festividad de ${name}`, fixed(month, day), regions),
    movedIf: { weekdays: [7], by: 1 } as const,
    source: ISLANDS,
  },
];

/**
 * National days, and the days each community chose. A choice made year by year is listed by year,
 * so after the last published year only the days that a community observes every year are expected.
 */
const ROWS = [
  national('new-year', 'Año Nuevo', fixed(1, 1)),
  national('epiphany', 'Epifanía del Señor', fixed(1, 6)),
  national('good-friday', 'Viernes Santo', easter(-2)),
  national('labour-day', 'Fiesta del Trabajo', fixed(5, 1)),
  national('assumption', 'Asunción de la Virgen', fixed(8, 15)),
  national('national-day', 'Fiesta Nacional de España', fixed(10, 12)),
  national('all-saints', 'Todos los Santos', fixed(11, 1)),
  national('constitution-day', 'Día de la Constitución Española', fixed(12, 6)),
  national('immaculate-conception', 'Inmaculada Concepción', fixed(12, 8)),
  national('christmas', 'Natividad del Señor', fixed(12, 25)),

  chosen('saint-joseph', 'San José', fixed(3, 19), {
    CM: { only: [2020] },
    EX: { only: [2021] },
    GA: { only: [2019, 2020, 2021, 2026] },
    MC: { except: [2022] },
    MD: { only: [2015, 2021] },
    ML: { only: [2015, 2016] },
    NC: { only: [2015, 2019, 2020, 2021, 2026] },
    PV: { only: [2015, 2019, 2020, 2021, 2026] },
    VC: EVERY,
  }),
  chosen('maundy-thursday', 'Jueves Santo', easter(-3), {
    AN: EVERY,
    AR: EVERY,
    AS: EVERY,
    CB: { except: [2018] },
    CE: EVERY,
    CL: EVERY,
    CM: EVERY,
    CN: EVERY,
    EX: EVERY,
    GA: EVERY,
    IB: EVERY,
    MC: EVERY,
    MD: EVERY,
    ML: EVERY,
    NC: EVERY,
    PV: EVERY,
    RI: EVERY,
    VC: { only: [2016, 2017, 2022] },
  }),
  chosen('easter-monday', 'Lunes de Pascua', easter(1), {
    CB: { only: [2015, 2019, 2020, 2024] },
    CM: { only: [2015, 2019, 2020, 2026] },
    CT: EVERY,
    IB: { except: [2025] },
    NC: EVERY,
    PV: EVERY,
    RI: { except: [2018] },
    VC: EVERY,
  }),
  chosen('whit-monday', 'Lunes de Pascua Granada', easter(50), { CT: { only: [2016, 2022] } }),
  chosen('corpus-christi', 'Corpus Christi', easter(60), {
    CM: { except: [2018] },
    MD: { only: [2015] },
  }),
  chosen('carnival', 'Martes de Carnaval', easter(-47), { EX: { only: [2023, 2024] } }),
  chosen('saint-john', 'San Juan', fixed(6, 24), {
    CT: EVERY,
    GA: { only: [2016, 2020, 2022, 2026] },
    VC: { since: 2019 },
  }),
  chosen('saint-james', 'Santiago Apóstol', fixed(7, 25), {
    CB: { only: [2019, 2024] },
    CL: { only: [2023] },
    GA: EVERY,
    MD: { only: [2016, 2022, 2024, 2025] },
    NC: { only: [2015, 2016, 2017, 2022, 2023, 2024, 2025] },
    PV: { except: [2018, 2021] },
    RI: { only: [2016] },
  }),
  chosen('saint-stephen', 'San Esteban', fixed(12, 26), {
    CT: EVERY,
    IB: { only: [2019, 2020, 2025, 2026] },
  }),

  chosen('andalusia-day', 'Día de Andalucía', fixed(2, 28), { AN: EVERY }),
  chosen('balearic-day', 'Día de les Illes Balears', fixed(3, 1), { IB: EVERY }),
  chosen('melilla-statute', 'Estatuto de Autonomía de Melilla', fixed(3, 13), {
    ML: { only: [2020, 2021] },
  }),
  chosen('after-saint-joseph', 'Día siguiente a San José', fixed(3, 20), { GA: { only: [2015] } }),
  chosen('saint-george', 'San Jorge, Día de Aragón', fixed(4, 23), { AR: EVERY }),
  chosen('castile-leon-day', 'Fiesta de Castilla y León', fixed(4, 23), { CL: EVERY }),
  chosen('madrid-day', 'Fiesta de la Comunidad de Madrid', fixed(5, 2), { MD: EVERY }),
  chosen('galician-letters', 'Día de las Letras Gallegas', fixed(5, 17), { GA: EVERY }),
  chosen('canary-day', 'Día de Canarias', fixed(5, 30), { CN: EVERY }),
  ...islandDay('our-lady-of-candelaria', 'Nuestra Señora de la Candelaria', [2, 2], {
    'CN-TF': { except: [2020] },
  }),
  {
    ...chosen('our-lady-of-succour', 'Bajada de la Virgen del Socorro', fixed(9, 7), {
      'CN-TF': { only: [2020] },
    }),
    source: ISLANDS,
  },
  ...islandDay('our-lady-of-the-pine', 'Nuestra Señora del Pino', [9, 8], { 'CN-GC': EVERY }),
  chosen('castile-la-mancha-day', 'Día de Castilla-La Mancha', fixed(5, 31), { CM: EVERY }),
  chosen('murcia-day', 'Día de la Región de Murcia', fixed(6, 9), { MC: EVERY }),
  chosen('rioja-day', 'Día de La Rioja', fixed(6, 9), { RI: EVERY }),
  chosen('cantabria-day', 'Día de las Instituciones de Cantabria', fixed(7, 28), {
    CB: { except: [2015, 2019, 2024] },
  }),
  chosen('lady-of-africa', 'Nuestra Señora de África', fixed(8, 5), { CE: { since: 2022 } }),
  chosen('ceuta-day', 'Día de Ceuta', fixed(9, 2), { CE: { except: [2015, 2018, 2024, 2025] } }),
  chosen('circumnavigation', 'V Centenario de la Vuelta al Mundo', fixed(9, 6), {
    PV: { only: [2022] },
  }),
  chosen('asturias-day', 'Día de Asturias', fixed(9, 8), { AS: EVERY }),
  chosen('extremadura-day', 'Día de Extremadura', fixed(9, 8), { EX: EVERY }),
  chosen('catalonia-day', 'Fiesta Nacional de Cataluña', fixed(9, 11), { CT: EVERY }),
  chosen('bien-aparecida', 'La Bien Aparecida', fixed(9, 15), { CB: { except: [2019, 2024] } }),
  chosen('basque-government', '80 aniversario del primer Gobierno Vasco', fixed(10, 7), {
    PV: { only: [2016] },
  }),
  chosen('valencian-day', 'Día de la Comunitat Valenciana', fixed(10, 9), { VC: EVERY }),

  // These depend on the lunar calendar; the days are the announced ones.
  chosen(
    'eid-al-fitr',
    'Fiesta del Eid Fitr',
    { rule: 'listed', days: { 2022: [5, 3], 2023: [4, 21], 2025: [3, 31], 2026: [3, 20] } },
    { ML: EVERY },
  ),
  chosen(
    'eid-al-adha',
    'Fiesta del Sacrificio',
    {
      rule: 'listed',
      days: {
        2015: [9, 25],
        2016: [9, 12],
        2017: [9, 1],
        2018: [8, 22],
        2019: [8, 12],
        2020: [7, 31],
        2021: [7, 20],
        2022: [7, 9],
        2023: [6, 29],
        2024: [6, 17],
        2025: [6, 6],
        2026: [5, 27],
      },
    },
    { CE: EVERY, ML: { except: [2021, 2022] } },
  ),
  chosen(
    'eid-al-adha',
    'Fiesta del Sacrificio',
    { rule: 'listed', days: { 2021: [7, 21], 2022: [7, 11] } },
    { ML: EVERY },
  ),
  ...mondayRests,
] as const satisfies readonly HolidayRow[];

export const holidays = {
  version: '2025-10-29',
  regions: REGIONS,
  rows: ROWS,
} as const satisfies HolidayTable;
