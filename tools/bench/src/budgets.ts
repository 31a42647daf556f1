import { keepsLimit, LIMITS } from './limits.ts';
import { printFigures, printWeights } from './print.ts';
import { measureStorefront } from './storefront.ts';

/** `npm run budgets`: fails when a first-release figure that does not depend on the machine is exceeded. */
const { figures, weights } = await measureStorefront({ requests: 20_000, speed: false });
const checked = figures.filter(({ name }) => !LIMITS[name].dependsOnMachine);
printWeights(weights);
printFigures(checked);
const broken = checked.filter((figure) => !keepsLimit(figure));
console.log(`\n${checked.length - broken.length} of ${checked.length} budgets kept`);
process.exit(broken.length === 0 ? 0 : 1);
