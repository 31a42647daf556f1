import type { HolidayRow, HolidayTable } from '@materia/domain-holiday-calendar';

const LABOUR_CODE = 'Código do Trabalho, art. 234.º';
/** Lei 23/2012 suspended four holidays from 2013; Lei 8/2016 restored them on 2 April 2016. */
const SUSPENDED = { except: [2013, 2014, 2015] } as const;
const RESTORED = 'Código do Trabalho, art. 234.º; Lei n.º 23/2012, art. 10.º; Lei n.º 8/2016';
const MADEIRA = '30';
const AZORES = '20';

const REGIONS: Readonly<Record<string, string>> = {
  [AZORES]: 'Açores',
  [MADEIRA]: 'Madeira',
};

const ROWS = [
  {
    key: 'new-year',
    name: 'Ano Novo',
    kind: 'public',
    on: { rule: 'fixed', month: 1, day: 1 },
    source: LABOUR_CODE,
  },
  {
    key: 'carnival',
    name: 'Carnaval',
    kind: 'other',
    on: { rule: 'easter', offset: -47 },
    source: 'Código do Trabalho, art. 235.º',
  },
  {
    key: 'good-friday',
    name: 'Sexta-Feira Santa',
    kind: 'public',
    on: { rule: 'easter', offset: -2 },
    source: LABOUR_CODE,
  },
  {
    key: 'easter-sunday',
    name: 'Domingo de Páscoa',
    kind: 'public',
    on: { rule: 'easter', offset: 0 },
    source: LABOUR_CODE,
  },
  {
    key: 'autonomy-day',
    name: 'Dia da Autonomia',
    kind: 'regional',
    on: { rule: 'fixed', month: 4, day: 2 },
    regions: { [MADEIRA]: { since: 2025 } },
    source: 'Decreto Legislativo Regional n.º 17/2024/M',
  },
  {
    key: 'freedom-day',
    name: 'Dia da Liberdade',
    kind: 'public',
    on: { rule: 'fixed', month: 4, day: 25 },
    source: LABOUR_CODE,
  },
  {
    key: 'labour-day',
    name: 'Dia do Trabalhador',
    kind: 'public',
    on: { rule: 'fixed', month: 5, day: 1 },
    source: LABOUR_CODE,
  },
  {
    key: 'azores-day',
    name: 'Dia da Região Autónoma dos Açores',
    kind: 'regional',
    on: { rule: 'easter', offset: 50 },
    regions: { [AZORES]: {} },
    source: 'Decreto Regional n.º 13/80/A',
  },
  {
    key: 'corpus-christi',
    name: 'Corpo de Deus',
    kind: 'public',
    on: { rule: 'easter', offset: 60 },
    years: SUSPENDED,
    source: RESTORED,
  },
  {
    key: 'portugal-day',
    name: 'Dia de Portugal',
    kind: 'public',
    on: { rule: 'fixed', month: 6, day: 10 },
    source: LABOUR_CODE,
  },
  {
    key: 'madeira-day',
    name: 'Dia da Região Autónoma da Madeira',
    kind: 'regional',
    on: { rule: 'fixed', month: 7, day: 1 },
    regions: { [MADEIRA]: {} },
    source: 'Decreto Regional n.º 27/79/M',
  },
  {
    key: 'assumption',
    name: 'Assunção de Nossa Senhora',
    kind: 'public',
    on: { rule: 'fixed', month: 8, day: 15 },
    source: LABOUR_CODE,
  },
  {
    key: 'republic-day',
    name: 'Implantação da República',
    kind: 'public',
    on: { rule: 'fixed', month: 10, day: 5 },
    years: SUSPENDED,
    source: RESTORED,
  },
  {
    key: 'all-saints',
    name: 'Dia de Todos os Santos',
    kind: 'public',
    on: { rule: 'fixed', month: 11, day: 1 },
    years: SUSPENDED,
    source: RESTORED,
  },
  {
    key: 'independence-day',
    name: 'Restauração da Independência',
    kind: 'public',
    on: { rule: 'fixed', month: 12, day: 1 },
    years: SUSPENDED,
    source: RESTORED,
  },
  {
    key: 'immaculate-conception',
    name: 'Imaculada Conceição',
    kind: 'public',
    on: { rule: 'fixed', month: 12, day: 8 },
    source: LABOUR_CODE,
  },
  {
    key: 'christmas',
    name: 'Natal',
    kind: 'public',
    on: { rule: 'fixed', month: 12, day: 25 },
    source: LABOUR_CODE,
  },
  {
    key: 'saint-stephen',
    name: 'Primeira Oitava',
    kind: 'regional',
    on: { rule: 'fixed', month: 12, day: 26 },
    regions: { [MADEIRA]: { since: 2002 } },
    source: 'Decreto Legislativo Regional n.º 18/2002/M',
  },
] as const satisfies readonly HolidayRow[];

export const holidays = {
  version: '2025-10-29',
  regions: REGIONS,
  rows: ROWS,
} as const satisfies HolidayTable;
