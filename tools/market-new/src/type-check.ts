import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placesToFill } from './blank.ts';
import type { MadeMarket } from './make.ts';

/** Where the compiler found something wrong, as `path:line`. */
type Place = string;

/** What sees a market without the storefronts: the market, its registry, and the demo shop, as one program. */
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
  /** Places that the compiler reports in files of the market and in files that list the markets. */
  readonly reported: readonly Place[];
  /** Places that people still have to fill. */
  readonly toFill: readonly Place[];
};

/** Checks the types of everything that sees the market, and finds the places that are to fill. */
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

/**
 * Names the tests about a market among the specs that loop over all of them. Whether two sister languages share a
 * word is left out: people list such words (same-in-several-languages.ts), and the sample is not in that list.
 */
export const testsAbout = (id: string): string => String.raw`^(?!.*write alike).*\b${id}\b`;
