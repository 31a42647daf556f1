import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabaseBefore } from '../../testing/old-database.ts';
import type { Migration } from './migrations/migration.ts';
import { inOrder, MIGRATIONS } from './migrations.ts';
import { NUMBERED_MIGRATIONS } from './migrations/numbered.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
const FILES = readdirSync(FOLDER).filter((file) => /^\d/.test(file));
const isMigration = (value: unknown): value is Migration =>
  typeof value === 'object' && value !== null && 'name' in value && 'statements' in value;

const migrationIn = async (file: string): Promise<Migration> => {
  const module: Readonly<Record<string, unknown>> = await import(join(FOLDER, file));
  return Object.values(module).find(isMigration) ?? expect.unreachable(`${file} exports none`);
};

const isMinute = (digits: string): boolean => {
  const [, date, hour, minute] = /^(\d{8})(\d{2})(\d{2})$/.exec(digits) ?? [];
  const iso = date?.replace(/(....)(..)(..)/, '$1-$2-$3');
  return iso !== undefined && !Number.isNaN(Date.parse(`${iso}T${hour}:${minute}:00Z`));
};

describe('the list of migrations', () => {
  it('contains every file of the folder once, and nothing else', async () => {
    const files = await Promise.all(FILES.map(migrationIn));
    expect(new Set(MIGRATIONS)).toEqual(new Set(files));
    expect(MIGRATIONS).toHaveLength(FILES.length);
  });

  it('has no name twice, because databases record names', () => {
    const names = MIGRATIONS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has no number twice', () => {
    const numbers = FILES.map((file) => file.split('-')[0]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('orders numbered migrations as they were released: 0060 before 0051', async () => {
    const files = new Map(
      await Promise.all(FILES.map(async (file) => [await migrationIn(file), file] as const)),
    );
    const numbers = NUMBERED_MIGRATIONS.map((step) => Number(files.get(step)?.slice(0, 4)));
    const at = numbers.indexOf(51);
    expect(numbers.slice(at - 2, at + 2)).toEqual([50, 60, 51, 65]);
    const others = numbers.filter((number) => number !== 60);
    expect(others).toEqual(others.toSorted((a, b) => a - b));
  });

  it('names later migrations like their files, by the minute in which they were begun', async () => {
    const dated = FILES.filter((file) => !/^\d{4}-/.test(file));
    expect(dated.filter((file) => !isMinute(file.split('-')[0] ?? ''))).toEqual([]);
    const names = await Promise.all(dated.map(async (file) => (await migrationIn(file)).name));
    expect(names.map((name) => `${name}.ts`)).toEqual(dated);
    const later = MIGRATIONS.slice(NUMBERED_MIGRATIONS.length).map(({ name }) => name);
    expect(later.map((name) => `${name}.ts`)).toEqual(dated.toSorted());
  });

  it('orders what areas list by that minute, whichever area comes first', () => {
    const step = (name: string): Migration => ({ name, statements: [] });
    const [early, late] = [step('202611261804-returns'), step('202612010930-carts')];
    expect(inOrder([late, early])).toEqual([early, late]);
  });
});

describe('a database that stopped between two numbered migrations', () => {
  it('applies all others in the released order', async () => {
    const stopped = '0051-withdrawals';
    const database = await openDatabaseBefore('pglite', stopped);
    const names = MIGRATIONS.map(({ name }) => name);
    expect(names[names.indexOf(stopped) - 1]).toBe('0060-addresses');
    expect(await database.migrateTo()).toEqual(names.slice(names.indexOf(stopped)));
    await database.drop();
  });
});
