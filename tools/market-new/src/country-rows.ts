import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROWS = 'libs/domain/holiday-calendar/src/rows/de.ts';
const CALENDARS = 'libs/domain/holiday-calendar/src/holidays.ts';

/** The files outside the market that its country needs: a calendar and the list of calendars. */
export const COUNTRY_FILES = { created: [ROWS], edited: [CALENDARS] } as const;

/** Lines for the list of calendars, each before the one that it follows in the alphabet. */
const ADDED = [
  { line: "import { holidays as de } from './rows/de.ts';\n", before: 'import { esRegions,' },
  { line: '  DE: de,\n', before: '  ES: {' },
  { line: "  'DE',\n", before: "  'ES'," },
];

const withLine = (source: string, { line, before }: (typeof ADDED)[number]): string => {
  if (!source.includes(before)) throw new Error(`No line like ${before} was found`);
  return source.replace(before, `${line}${before}`);
};

/** Writes the sample's holidays into the calendar, as people do before they create the market. */
export const addCountryRows = (root: string): void => {
  const sample = readFileSync(join(import.meta.dirname, 'sample/market/holidays.ts'), 'utf8');
  writeFileSync(
    join(root, ROWS),
    sample.replace('@materia/domain-holiday-calendar', '../holiday-row.ts'),
  );
  const calendars = readFileSync(join(root, CALENDARS), 'utf8');
  writeFileSync(join(root, CALENDARS), ADDED.reduce(withLine, calendars));
};
