import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markets } from '@materia/market-all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillWithSample, GERMANY } from './fill.ts';
import { type MadeMarket, makeMarket } from './make.ts';
import { planMarket } from './plan.ts';
import { type Scratch, scratchCopy } from './scratch.ts';
import { testsAbout, typeCheck } from './type-check.ts';

const REPOSITORY = join(import.meta.dirname, '../../..');
const MINUTE = 60_000;

const [first, ...others] = markets;

describe('a newly created market', () => {
  let scratch: Scratch;
  let made: MadeMarket;
  const read = (path: string): string => readFileSync(join(scratch.root, path), 'utf8');

  beforeAll(() => {
    scratch = scratchCopy(REPOSITORY);
    const result = makeMarket(scratch.root, GERMANY);
    if (!result.ok) throw new Error(result.error.sentence);
    made = result.value;
  }, MINUTE);
  afterAll(() => scratch.remove(), MINUTE);

  it('changes only its own folders and the files that list the markets', () => {
    expect(made.edited).toEqual([
      'libs/market/all/src/index.ts',
      'tools/catalogue/src/markets/index.ts',
      'CODEOWNERS',
      'package-lock.json',
    ]);
    expect(
      made.created.filter(
        (path) =>
          !/^(?:libs\/market\/de|apps\/storefront-de|tools\/catalogue\/src\/(?:markets|texts)\/de)\//.test(
            path,
          ),
      ),
    ).toEqual([]);
  });

  it('has no text of another market: each must be filled in', () => {
    const texts = made.toFill.filter(({ path }) => path.startsWith('libs/market/de/src/texts/'));
    expect(texts.reduce((sum, { count }) => sum + count, 0)).toBe(
      [...Object.values(first.texts), ...Object.values(first.hostTexts)].reduce(
        (sum, texts) => sum + Object.keys(texts).length,
        0,
      ),
    );
    const strings = made.created
      .filter((path) => /texts\/.*\.ts$/.test(path))
      .flatMap((path) => read(path).match(/(?<=[:,(] ?)'[^']*'/g) ?? []);
    expect(strings.filter((text) => /\p{L}{3,} \p{L}/u.test(text))).toEqual([]);
  });

  it('has the values derived from country and locale, and its own port; a country of two time zones leaves the choice', () => {
    const facts = read('libs/market/de/src/facts.ts');
    for (const line of [
      "id: 'de'",
      "name: 'Materia Deutschland'",
      "country: 'DE'",
      "locale: 'de-DE'",
      'currency: toFill',
      'timeZone: toFill',
    ])
      expect(facts).toContain(line);
    expect(markets.map(({ port }) => port)).not.toContain(Number(/port: (\d+)/.exec(facts)?.[1]));
  });

  it('is in the lock file and linked as by npm', () => {
    const { packages } = JSON.parse(read('package-lock.json'));
    expect(packages).toMatchObject({
      'libs/market/de': { name: '@materia/market-de' },
      'node_modules/@materia/app-storefront-de': { resolved: 'apps/storefront-de', link: true },
    });
    expect(existsSync(join(scratch.root, 'node_modules/@materia/market-de/package.json'))).toBe(
      true,
    );
  });

  it(
    'is reported by the compiler at exactly the places to fill; written, it is reported nowhere and passes the markets’ specs (BEY-31)',
    () => {
      const before = typeCheck(scratch.root, made);
      expect(before.toFill.length).toBeGreaterThan(600);
      expect(before.reported).toEqual(before.toFill);

      fillWithSample(scratch.root);
      expect(typeCheck(scratch.root, made)).toEqual({ reported: [], toFill: [] });
      const specs = spawnSync(
        'vitest',
        [
          'run',
          '--root',
          'libs/market/all',
          '--config',
          '../../../vitest.config.ts',
          '-t',
          testsAbout(GERMANY.id),
        ],
        { cwd: scratch.root, encoding: 'utf8', shell: process.platform === 'win32' },
      );
      expect({ status: specs.status, failed: specs.stdout.match(/×.*/g) }).toEqual({
        status: 0,
        failed: null,
      });
      expect(specs.stdout).toMatch(/[1-9]\d* passed/);
    },
    3 * MINUTE,
  );

  it('is refused if it exists or if a list of markets has uncommitted changes', () => {
    expect(makeMarket(scratch.root, GERMANY)).toMatchObject({
      ok: false,
      error: { sentence: expect.stringContaining('libs/market/de') },
    });
    spawnSync('git', ['init', '-q'], { cwd: scratch.root });
    writeFileSync(
      join(scratch.root, 'CODEOWNERS'),
      'changed\n/libs/market/pt/ @materia/market-pt\n',
    );
    const other = makeMarket(scratch.root, { id: 'ch', country: 'CH', locale: 'de-CH' });
    expect(other).toMatchObject({
      ok: false,
      error: { sentence: expect.stringContaining('CODEOWNERS') },
    });
    expect(existsSync(join(scratch.root, 'libs/market/ch'))).toBe(false);
  });
});

describe('the storefronts', () => {
  it.each(others.map((market) => [market.id, market] as const))(
    'that of %s is the first one under its own name, so that a new one is right too',
    (id, { country, locale }) => {
      const isOwn = (path: string): boolean => path.startsWith(`apps/storefront-${id}/`);
      const written = planMarket(REPOSITORY, { id, country, locale }, undefined, [
        first,
        ...others.filter((other) => other.id !== id),
      ]).created.filter(({ path }) => isOwn(path));
      expect(written.length).toBeGreaterThan(8);
      expect(
        written
          .filter(({ path, text }) => readFileSync(join(REPOSITORY, path), 'utf8') !== text)
          .map(({ path }) => path),
      ).toEqual([]);
    },
  );
});
