import type { HolidayRow, Years } from '@materia/domain-holiday-calendar';

/**
 * A holiday on a Sunday moves to the Monday, unless the community replaces it with a day of its own
 * (art. 45.2 and 45.3). Communities that observed every such Monday so far are expected to
 * continue; others are listed by year.
 */
const SOURCE =
  'Real Decreto 2001/1983, art. 45.2 y 45.3, y resolución anual de fiestas laborales (BOE)';
const EVERY: Years = {};

const rest = (
  key: string,
  name: string,
  month: number,
  day: number,
  regions: Readonly<Record<string, Years>>,
) =>
  ({
    key,
    name,
    kind: 'regional',
    on: { rule: 'fixed', month, day },
    movedIf: { weekdays: [7], by: 1 },
    regions,
    source: SOURCE,
  }) as const;

const only = (...years: readonly number[]): Years => ({ only: years });

export const mondayRests = [
  rest('new-year', 'Lunes siguiente a Año Nuevo', 1, 1, {
    AN: EVERY,
    AR: EVERY,
    AS: EVERY,
    CL: EVERY,
    MC: only(2017, 2023),
    ML: only(2017),
  }),
  rest('epiphany', 'Lunes siguiente a la Epifanía del Señor', 1, 6, {
    AN: EVERY,
    AR: EVERY,
    AS: EVERY,
    CE: only(2019),
    CL: EVERY,
    CN: only(2019),
    EX: EVERY,
    MC: only(2019),
    MD: only(2019),
    ML: only(2019),
    NC: only(2019),
  }),
  rest('andalusia-day', 'Lunes siguiente al Día de Andalucía', 2, 28, { AN: EVERY }),
  rest('balearic-day', 'Lunes siguiente al Día de les Illes Balears', 3, 1, { IB: only(2026) }),
  rest('saint-joseph', 'Lunes siguiente a San José', 3, 19, {
    EX: only(2017),
    MD: only(2017, 2023),
  }),
  rest('saint-george', 'Lunes siguiente a San Jorge', 4, 23, { AR: EVERY }),
  rest('castile-leon-day', 'Lunes siguiente a la Fiesta de Castilla y León', 4, 23, {
    CL: only(2017),
  }),
  rest('labour-day', 'Lunes siguiente a la Fiesta del Trabajo', 5, 1, {
    AN: EVERY,
    AR: EVERY,
    AS: EVERY,
    CL: EVERY,
    CN: only(2016),
    EX: EVERY,
    MC: only(2022),
  }),
  rest('madrid-day', 'Lunes siguiente a la Fiesta de la Comunidad de Madrid', 5, 2, { MD: EVERY }),
  rest('murcia-day', 'Lunes siguiente al Día de la Región de Murcia', 6, 9, { MC: only(2019) }),
  rest('rioja-day', 'Lunes siguiente al Día de La Rioja', 6, 9, { RI: EVERY }),
  rest('assumption', 'Lunes siguiente a la Asunción de la Virgen', 8, 15, {
    AN: EVERY,
    AR: EVERY,
    AS: EVERY,
    CL: EVERY,
    CN: only(2021),
  }),
  rest('asturias-day', 'Lunes siguiente al Día de Asturias', 9, 8, { AS: EVERY }),
  rest('extremadura-day', 'Lunes siguiente al Día de Extremadura', 9, 8, { EX: only(2019) }),
  rest('national-day', 'Lunes siguiente a la Fiesta Nacional de España', 10, 12, {
    AN: EVERY,
    AR: EVERY,
    AS: EVERY,
    CL: EVERY,
    EX: EVERY,
  }),
  rest('all-saints', 'Lunes siguiente a Todos los Santos', 11, 1, {
    AN: EVERY,
    AR: EVERY,
    AS: EVERY,
    CB: only(2015),
    CE: only(2015),
    CL: EVERY,
    CM: only(2026),
    CN: only(2015, 2026),
    EX: EVERY,
    GA: only(2015),
    IB: only(2015),
    MD: only(2020, 2026),
    NC: only(2026),
  }),
  rest('constitution-day', 'Lunes siguiente al Día de la Constitución Española', 12, 6, {
    AN: EVERY,
    AR: EVERY,
    AS: EVERY,
    CB: only(2026),
    CE: only(2015, 2020),
    CL: EVERY,
    CM: only(2015),
    CN: only(2020),
    EX: EVERY,
    IB: only(2015, 2020),
    MC: EVERY,
    MD: only(2020, 2026),
    ML: EVERY,
    NC: only(2020),
    RI: EVERY,
    VC: only(2015),
  }),
  rest('immaculate-conception', 'Lunes siguiente a la Inmaculada Concepción', 12, 8, {
    AN: EVERY,
    AR: EVERY,
    AS: EVERY,
    CB: only(2019),
    CL: EVERY,
    EX: EVERY,
    MC: only(2024),
    MD: only(2019),
    ML: EVERY,
    RI: only(2019),
  }),
  rest('christmas', 'Lunes siguiente a la Natividad del Señor', 12, 25, {
    AN: EVERY,
    AR: EVERY,
    AS: EVERY,
    CB: EVERY,
    CE: only(2016),
    CL: EVERY,
    CM: EVERY,
    CN: only(2022),
    EX: EVERY,
    IB: EVERY,
    MC: EVERY,
    MD: EVERY,
    ML: EVERY,
    NC: EVERY,
    RI: only(2022),
    VC: only(2016),
  }),
] as const satisfies readonly HolidayRow[];
