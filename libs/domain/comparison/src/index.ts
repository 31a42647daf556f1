export { type Attribute, comparedRows, type ComparedRow, isDifferent } from './compared-rows.ts';
export { isReference, printCompared, parseCompared } from './compared-list.ts';
export { type ComparisonRefusal, MOST_COMPARED, shareCategory } from './comparison.ts';
