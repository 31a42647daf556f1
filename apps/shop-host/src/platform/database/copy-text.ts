/**
 * Encodes a value for PostgreSQL's text COPY format. Lists become array literals, other objects
 * JSON.
 */
export type CopyValue =
  string | number | boolean | null | readonly number[] | { readonly json: unknown };

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};
const escaped = (text: string): string =>
  text.replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign);

const field = (value: CopyValue): string => {
  if (value === null) return '\\N';
  if (typeof value !== 'object') return escaped(String(value));
  return 'json' in value ? escaped(JSON.stringify(value.json)) : `{${value.join(',')}}`;
};

/** Encodes one COPY line, including its line end. */
export const copyLine = (values: readonly CopyValue[]): string =>
  `${values.map(field).join('\t')}\n`;
