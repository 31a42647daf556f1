import { spawnSync } from 'node:child_process';
import { measureCheckout, printCheckout } from './checkout.ts';
import { documentRatio, measureDocuments, printDocuments } from './documents.ts';
import { measureDomain } from './domain.ts';
import { printHost } from './host/print-host.ts';
import { type HostRun, measureHost } from './host/run.ts';
import { type LighthouseScores, measureLighthouse } from './lighthouse.ts';
import { parseOptions } from './options.ts';
import { printFigures, printScore, printScoreHead } from './print.ts';
import { root, startBenchShop } from './shop.ts';
import { measureSearch, type SearchRun } from './search/measure-search.ts';
import { printSearch } from './search/print-search.ts';
import { measureStarts } from './starting.ts';
import { measureStorefront } from './storefront.ts';

/**
 * `npm run bench`: prints every figure with its limit. `npm run bench -- domain` runs one part;
 * `host`, `checkout`, `documents`, `storefront`, `search` and `lighthouse` accept options.
 */
const PARTS = [
  'domain',
  'components',
  'storefront',
  'lighthouse',
  'host',
  'checkout',
  'documents',
  'search',
  'start',
] as const;
const argv = process.argv.slice(2);
const optionsFrom = argv.findIndex((argument) => argument.startsWith('--'));
const requested = optionsFrom < 0 ? argv : argv.slice(0, optionsFrom);
const options = parseOptions(optionsFrom < 0 ? [] : argv.slice(optionsFrom));
if ('sentence' in options) {
  console.error(options.sentence);
  process.exit(2);
}
const unknown = requested.filter((name) => !PARTS.some((part) => part === name));
if (unknown.length > 0) {
  console.error(`Unknown part ${unknown.join(', ')}; the parts are ${PARTS.join(', ')}.`);
  process.exit(2);
}
const wants = (part: (typeof PARTS)[number]): boolean =>
  requested.length === 0 || requested.includes(part);

if (wants('domain')) measureDomain();
if (wants('components'))
  spawnSync(process.execPath, ['.storybook/weigh-components.ts'], { cwd: root, stdio: 'inherit' });
if (wants('storefront')) {
  const [market] = options.markets;
  printFigures(
    await measureStorefront({
      requests: 20_000,
      speed: true,
      ...(market !== undefined && { market }),
    }),
  );
}
if (wants('lighthouse')) {
  const scores: LighthouseScores[] = [];
  printScoreHead();
  for (const market of options.markets) {
    const shop = await startBenchShop({ market, size: 1000, pageCache: true });
    try {
      for await (const score of measureLighthouse(market, shop.origin)) {
        printScore(score);
        scores.push(score);
      }
    } finally {
      await shop.stop();
    }
  }
  printFigures([
    {
      name: 'lighthouse',
      value: Math.min(
        ...scores.flatMap(({ performance, accessibility, bestPractices, seo }) => [
          performance,
          accessibility,
          bestPractices,
          seo ?? 100,
        ]),
      ),
    },
    { name: 'layoutShift', value: Math.max(...scores.map(({ layoutShift }) => layoutShift)) },
    { name: 'blocking', value: Math.max(...scores.map(({ blockingMs }) => blockingMs)) },
  ]);
}
if (wants('host')) {
  const runs: HostRun[] = [];
  for (const size of options.sizes)
    runs.push(...(await measureHost(size, options.engines, options.requests)));
  printHost(runs);
}
if (wants('checkout'))
  for (const engine of options.engines)
    printCheckout(engine, measureCheckout(engine, options.requests));
if (wants('documents')) {
  const ratios = options.engines.map((engine) => {
    const measured = measureDocuments(engine);
    printDocuments(engine, measured);
    return documentRatio(measured);
  });
  printFigures([{ name: 'documentDelay', value: Math.max(...ratios) }]);
}
if (wants('search')) {
  const runs: SearchRun[] = [];
  for (const size of options.sizes) runs.push(...(await measureSearch(size, options.markets)));
  printSearch(runs);
}
if (wants('start')) {
  const { first, second } = await measureStarts();
  console.log(
    `\nstart with an empty data folder, already built: ${first.toFixed(1)} s; again: ${second.toFixed(1)} s`,
  );
  printFigures([{ name: 'secondStart', value: second }]);
}
