import { spawnSync } from 'node:child_process';
import { measureDomain } from './domain.ts';
import { printHost } from './host/print-host.ts';
import { type HostRun, measureHost } from './host/run.ts';
import { type LighthouseScores, measureLighthouse } from './lighthouse.ts';
import { readOptions } from './options.ts';
import { printFigures, printRates, printScore, printScoreHead, printWeights } from './print.ts';
import { root, startBenchShop } from './shop.ts';
import { measureStarts } from './starting.ts';
import { measureStorefront } from './storefront.ts';

/** `npm run bench`: every figure beside its limit. `npm run bench -- domain` runs one part; `host` and `lighthouse` take options behind it. */
const PARTS = ['domain', 'components', 'storefront', 'lighthouse', 'host', 'start'] as const;
const given = process.argv.slice(2);
const optionsFrom = given.findIndex((word) => word.startsWith('--'));
const asked = optionsFrom < 0 ? given : given.slice(0, optionsFrom);
const options = readOptions(optionsFrom < 0 ? [] : given.slice(optionsFrom));
if ('sentence' in options) {
  console.error(options.sentence);
  process.exit(2);
}
const unknown = asked.filter((name) => !PARTS.some((part) => part === name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; parts are ${PARTS.join(', ')}.`);
  process.exit(2);
}
const wants = (part: (typeof PARTS)[number]): boolean => asked.length === 0 || asked.includes(part);

if (wants('domain')) measureDomain();
if (wants('components'))
  spawnSync(process.execPath, ['.storybook/weigh-components.ts'], { cwd: root, stdio: 'inherit' });
if (wants('storefront')) {
  const { figures, weights, rates } = await measureStorefront({ requests: 20_000, speed: true });
  printWeights(weights);
  printRates(rates);
  printFigures(figures);
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
  ]);
}
if (wants('host')) {
  const runs: HostRun[] = [];
  for (const size of options.sizes)
    runs.push(...(await measureHost(size, options.engines, options.requests)));
  printHost(runs);
}
if (wants('start')) {
  const { first, second } = await measureStarts();
  console.log(
    `\nstart in an empty data folder, built: ${first.toFixed(1)} s; again: ${second.toFixed(1)} s`,
  );
  printFigures([{ name: 'secondStart', value: second }]);
}
