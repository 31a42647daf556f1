import { isWithinLimit, LIMITS } from './limits.ts';
import { printFigures, printWeights } from './print.ts';
import { measureStorefront } from './storefront.ts';

/** `npm run budgets`: fails if a machine-independent figure exceeds its first-release limit. */
const { figures, weights } = await measureStorefront({ requests: 20_000, speed: false });
const checked = figures.filter(({ name }) => !LIMITS[name].dependsOnMachine);
printWeights(weights);
printFigures(checked);
const exceeded = checked.filter((figure) => !isWithinLimit(figure));
console.log(`\n${checked.length - exceeded.length} of ${checked.length} budgets met`);
process.exit(exceeded.length === 0 ? 0 : 1);
