import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placesToFill } from './blank.ts';
import type { MadeMarket } from './make.ts';

/** The position of a compiler error, as `path:line`. */
type Place = string;

/**
 * Everything that depends on a market except storefronts: markets, registry and demo shop, as one
 * program.
 */
const PROGRAM = {
  extends: './tsconfig.base.json',
  include: ['libs/market/*/src', 'tools/catalogue/src/markets', 'tools/catalogue/src/texts'],
  exclude: ['**/*.spec.ts'],
};

const errorPlaces = (root: string): readonly Place[] => {
  const config = 'tsconfig.market-new.json';
  writeFileSync(join(root, config), JSON.stringify(PROGRAM));
  const { stdout } = spawnSync('tsc', ['-p', config, '--pretty', 'false'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  });
  rmSync(join(root, config));
  return [...stdout.matchAll(/^([^\s(]+)\((\d+),\d+\): error/gm)].map(
    ([, path = '', line = '']) => `${path}:${line}`,
  );
};

export type TypeCheck = {
  /** Compiler errors in the market's files and in files that list the markets. */
  readonly reported: readonly Place[];
  /** Places that still have to be filled in. */
  readonly toFill: readonly Place[];
};

/** Type-checks everything that depends on the market and finds the places to fill in. */
export const typeCheck = (root: string, { created, edited }: MadeMarket): TypeCheck => {
  const own = new Set([...created, ...edited]);
  const reported = errorPlaces(root).filter((place) =>
    own.has(place.slice(0, place.lastIndexOf(':'))),
  );
  const toFill = created
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) =>
      placesToFill(readFileSync(join(root, path), 'utf8')).map((line) => `${path}:${String(line)}`),
    );
  return { reported: reported.toSorted(), toFill: toFill.toSorted() };
};

/** A test name pattern for one market's tests in specs that loop over all markets. */
export const testsAbout = (id: string): string => String.raw`\b${id}\b`;
