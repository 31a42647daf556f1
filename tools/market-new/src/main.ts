import { join } from 'node:path';
import { markets } from '@materia/market-all';
import { makeMarket } from './make.ts';
import { readOrder, USAGE } from './order.ts';

/**
 * `npm run market:new -- sk --country SK --locale sk-SK`: creates a market and its storefront,
 * ready to be filled in.
 */
const refuse = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const order = readOrder(
  process.argv.slice(2),
  markets.map(({ id }) => id),
);
if (!order.ok) refuse(`${order.error.sentence} Usage: ${USAGE}`);
else {
  const made = makeMarket(join(import.meta.dirname, '../../..'), order.value);
  if (!made.ok) refuse(made.error.sentence);
  else {
    const { created, edited, toFill } = made.value;
    console.log(
      `Created market ${order.value.id}: ${created.length} new files, ${edited.length} files with an added row (${edited.join(', ')}).\n`,
    );
    console.log(
      `Fill in ${toFill.reduce((sum, { count }) => sum + count, 0)} values; the type check lists each place (npm run typecheck):`,
    );
    for (const { path, count } of toFill) console.log(`  ${String(count).padStart(4)}  ${path}`);
    console.log(
      `\nThen: npm install, npm test, npm start -- --market ${order.value.id}. Next steps: docs/adding-a-market.md.`,
    );
  }
}
