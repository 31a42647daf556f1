import { measureDomain } from './domain.ts';
import { printFigures, printRates, printWeights } from './print.ts';
import { measureStarts } from './starting.ts';
import { measureStorefront } from './storefront.ts';

/** `npm run bench`: every figure beside its limit. `npm run bench -- domain` runs one part. */
const PARTS = ['domain', 'storefront', 'start'] as const;
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !PARTS.some((part) => part === name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; parts are ${PARTS.join(', ')}.`);
  process.exit(2);
}
const wants = (part: (typeof PARTS)[number]): boolean => asked.length === 0 || asked.includes(part);

if (wants('domain')) measureDomain();
if (wants('storefront')) {
  const { figures, weights, rates } = await measureStorefront({ requests: 20_000, speed: true });
  printWeights(weights);
  printRates(rates);
  printFigures(figures);
}
if (wants('start')) {
  const { first, second } = await measureStarts();
  console.log(`\nstart in an empty data folder, built: ${first.toFixed(1)} s; again: ${second.toFixed(1)} s`);
  printFigures([{ name: 'secondStart', value: second }]);
}
