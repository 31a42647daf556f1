import { OWN_FORMATS, type OwnFormat } from '@materia/api-contract';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parse } from 'csv-parse';
import { cellsOf, columnOf } from './columns.ts';
import type { OwnLine } from './own-row.ts';
import { readXmlItems } from './read-xml.ts';

/** Formats by file extension. */

/** The format of a file by its extension; `undefined` for any other. */
export const formatOf = (name: string): OwnFormat | undefined =>
  OWN_FORMATS.find((format) => name.toLowerCase().endsWith(`.${format}`));

/**
 * Reads a file line by line. Unreadable lines are reported, not thrown. Throws when the file itself
 * cannot be opened.
 */
export const readOwnFile = (path: string, format: OwnFormat): AsyncIterable<OwnLine> => {
  if (format === 'jsonl' || format === 'ndjson') return readJsonLines(path);
  return format === 'xml' ? readXmlItems(path) : readTable(path);
};

/** A longer record means a quote that was never closed. */
const LONGEST_RECORD = 200_000;

/** Every line is compared with every column. */
const MOST_COLUMNS = 1000;

async function* readTable(path: string): AsyncIterable<OwnLine> {
  const delimiter = await delimiterOf(path);
  const broken: OwnLine[] = [];
  const records = createReadStream(path).pipe(
    parse({
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_RECORD,
      // Tab-separated files have no quoting.
      ...(delimiter === '\t' ? { quote: null } : { relax_quotes: true }),
      on_skip: (error) => {
        broken.push({ line: lineOf(error), reason: 'is not a record of the table' });
        return undefined;
      },
      skip_records_with_error: true,
    }),
  );
  let header: readonly (string | undefined)[] | undefined;
  let columns = 0;
  try {
    for await (const entry of records) {
      yield* broken.splice(0);
      const {
        record,
        info,
      }: { readonly record: readonly string[]; readonly info: { readonly lines: number } } = entry;
      if (header === undefined) {
        columns = record.length;
        header = record.slice(0, MOST_COLUMNS).map(columnOf);
        if (columns > MOST_COLUMNS)
          return yield { line: info.lines, reason: `has more than ${MOST_COLUMNS} columns` };
        if (!header.includes('sku'))
          return yield { line: info.lines, reason: 'the first line names no column sku (or id)' };
        continue;
      }
      if (record.length > columns) {
        yield {
          line: info.lines,
          reason: `has ${record.length} cells, the first line names ${columns}`,
        };
        continue;
      }
      yield {
        line: info.lines,
        cells: cellsOf(
          header.flatMap((column, at) =>
            column === undefined ? [] : [[column, record[at] ?? ''] as const],
          ),
        ),
      };
    }
  } catch (error) {
    yield {
      line: lineOf(error),
      reason: 'cannot be read from here on: a quotation mark may be open',
    };
  }
  yield* broken;
}

const lineOf = (error: unknown): number => {
  const lines: unknown = error instanceof Error ? Reflect.get(error, 'lines') : undefined;
  return typeof lines === 'number' ? lines : 1;
};

/** The delimiter of the first line: the most frequent of tab, semicolon and comma. */
const delimiterOf = async (path: string): Promise<string> => {
  for await (const line of createInterface({
    input: createReadStream(path),
    crlfDelay: Infinity,
  })) {
    const count = (sign: string): number => line.split(sign).length;
    return ['\t', ';', ','].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
  }
  return ',';
};

async function* readJsonLines(path: string): AsyncIterable<OwnLine> {
  let line = 0;
  for await (const text of createInterface({
    input: createReadStream(path),
    crlfDelay: Infinity,
  })) {
    line += 1;
    if (text.trim() === '') continue;
    const record = parseJson(text);
    if (typeof record !== 'object' || record === null || Array.isArray(record))
      yield { line, reason: 'is not a JSON object' };
    else yield jsonLine(line, record);
  }
}

const jsonLine = (line: number, record: object): OwnLine => {
  const cells: (readonly [string, string])[] = [];
  for (const [name, value] of Object.entries(record)) {
    const column = columnOf(name);
    if (column === undefined || value === null) continue;
    if (typeof value !== 'string' && typeof value !== 'number')
      return { line, reason: `${column} is neither a text nor a number` };
    cells.push([column, String(value)]);
  }
  return { line, cells: cellsOf(cells) };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
