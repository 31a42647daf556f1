import { isWithinLimit, LIMITS } from './limits.ts';
import { printFigures } from './print.ts';
import { measureStorefront } from './storefront.ts';

/** `npm run budgets`: fails if a machine-independent figure exceeds its first-release limit. */
const figures = await measureStorefront({ requests: 20_000, speed: false });
const checked = figures.filter(({ name }) => !LIMITS[name].dependsOnMachine);
printFigures(checked);
const exceeded = checked.filter((figure) => !isWithinLimit(figure));
console.log(`\n${checked.length - exceeded.length} of ${checked.length} budgets met`);
process.exit(exceeded.length === 0 ? 0 : 1);
