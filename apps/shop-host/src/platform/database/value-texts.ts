import pg from 'pg';

type TypeParser = (text: string) => unknown;

const TYPE = { int8: 20, date: 1082, timestamptz: 1184 } as const;

/**
 * How database values are read, the same on both engines: whole numbers as numbers (all of ours are
 * safe integers), dates as yyyy-mm-dd, instants as ISO strings in UTC; everything else as pg reads
 * it.
 */
const OWN_PARSERS: Readonly<Record<number, TypeParser>> = {
  [TYPE.int8]: Number,
  [TYPE.date]: (text) => text,
  [TYPE.timestamptz]: (text) => new Date(text).toISOString(),
};

export const textParser = (typeId: number): TypeParser =>
  OWN_PARSERS[typeId] ?? pg.types.getTypeParser(typeId, 'text');

/**
 * A parameter in PostgreSQL's text form; null stays null. Objects become JSON, lists array
 * literals.
 */
export const parameterText = (value: unknown): string | null => {
  switch (typeof value) {
    case 'undefined':
      return null;
    case 'string':
      return value;
    case 'object':
      if (value === null) return null;
      if (value instanceof Date) return value.toISOString();
      return Array.isArray(value) ? arrayLiteral(value) : JSON.stringify(value);
    default:
      return String(value);
  }
};

const arrayLiteral = (values: readonly unknown[]): string =>
  `{${values.map(arrayElement).join(',')}}`;

const arrayElement = (value: unknown): string => {
  if (Array.isArray(value)) return arrayLiteral(value);
  const text = parameterText(value);
  return text === null ? 'NULL' : `"${text.replace(/["\\]/g, '\\$&')}"`;
};
