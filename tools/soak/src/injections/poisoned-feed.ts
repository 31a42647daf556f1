import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Hands out strings one after the other, from the first again after the last. */
export type NextString = () => string;

export const inTurn = (strings: readonly string[]): NextString => {
  let at = 0;
  return () => strings[at++ % strings.length] ?? '';
};

type Json = Readonly<Record<string, unknown>>;
type Poisoning = (record: Json, next: NextString) => Json;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same record with its own words behind a string, in the fields that people write. */
const behind = (record: unknown, fields: readonly string[], next: NextString): Json =>
  isRecord(record)
    ? {
        ...record,
        ...Object.fromEntries(
          fields.map((field) => [field, `${next()} ${String(record[field] ?? '')}`]),
        ),
      }
    : {};

/** What people write in the files of a shop: vendors of themselves, buyers of products, editors of pages. */
const POISONED: Readonly<Record<string, Poisoning>> = {
  vendors: (vendor, next) => ({
    ...behind(vendor, ['name', 'city'], next),
    trader: behind(
      vendor['trader'],
      ['legalName', 'street', 'postcode', 'register', 'taxNumber', 'email', 'phone'],
      next,
    ),
    profile: {
      ...behind(vendor['profile'], ['description', 'returnPolicy', 'salesTerms'], next),
      ecoSubscriptions: [{ shortName: next(), identifier: next() }],
    },
  }),
  reviews: (review, next) => behind(review, ['title', 'text', 'nickname'], next),
  'content-pages': (page, next) => ({
    ...behind(page, ['title', 'description', 'html'], next),
    questions: [{ topic: next(), question: next(), answer: next() }],
  }),
  'content-blocks': (block, next) => behind(block, ['title', 'html'], next),
  'content-slides': (slide, next) => behind(slide, ['title', 'text', 'linkLabel'], next),
  products: (product, next) => behind(product, ['name'], next),
};

/** Puts strings into everything that people write in the files of a demo shop. */
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
