import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the strings in turn and starts over after the last. */
export type NextString = () => string;

export const cycleThrough = (strings: readonly string[]): NextString => {
  let at = 0;
  return () => strings[at++ % strings.length] ?? '';
};

type Json = Readonly<Record<string, unknown>>;
type Poisoning = (record: Json, next: NextString) => Json;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Prefixes the given fields of a record with injection strings. */
const withPrefixes = (record: unknown, fields: readonly string[], next: NextString): Json =>
  isRecord(record)
    ? {
        ...record,
        ...Object.fromEntries(
          fields.map((field) => [field, `${next()} ${String(record[field] ?? '')}`]),
        ),
      }
    : {};

/** Fields that people write, by file of the demo shop. */
const POISONED: Readonly<Record<string, Poisoning>> = {
  vendors: (vendor, next) => ({
    ...withPrefixes(vendor, ['name', 'city'], next),
    trader: withPrefixes(
      vendor['trader'],
      ['legalName', 'street', 'postcode', 'register', 'taxNumber', 'email', 'phone'],
      next,
    ),
    profile: {
      ...withPrefixes(vendor['profile'], ['description', 'returnPolicy', 'salesTerms'], next),
      ecoSubscriptions: [{ shortName: next(), identifier: next() }],
    },
  }),
  reviews: (review, next) => withPrefixes(review, ['title', 'text', 'nickname'], next),
  'content-pages': (page, next) => ({
    ...withPrefixes(page, ['title', 'description', 'html'], next),
    questions: [{ topic: next(), question: next(), answer: next() }],
  }),
  'content-blocks': (block, next) => withPrefixes(block, ['title', 'html'], next),
  'content-slides': (slide, next) => withPrefixes(slide, ['title', 'text', 'linkLabel'], next),
  products: (product, next) => withPrefixes(product, ['name'], next),
};

/** Adds injection strings to every field that people write in the files of a demo shop. */
export const poisonFeed = async (folder: string, next: NextString): Promise<void> => {
  for (const [name, poison] of Object.entries(POISONED)) {
    const file = join(folder, `${name}.jsonl`);
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
    const poisoned = lines.map((line) => {
      const record: unknown = JSON.parse(line);
      return isRecord(record) ? poison(record, next) : record;
    });
    await writeFile(file, `${poisoned.map((record) => JSON.stringify(record)).join('\n')}\n`);
  }
};
