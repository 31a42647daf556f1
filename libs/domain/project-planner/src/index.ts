export {
  groupsOf,
  kitOf,
  presetQuery,
  MOST_OF_A_LINE,
  type Kit,
  type KitLine,
  type KitSource,
} from './kit.ts';
export { readSides, sizeOf, type Material } from './material.ts';
export { PRODUCT_GROUPS, type ProductGroup } from './product-groups.ts';
export {
  initialPlan,
  numbersOf,
  PLAN_CHOICES,
  PLAN_NUMBERS,
  projectRow,
  PROJECTS,
  type LineChange,
  type Plan,
  type PlanChoice,
  type PlanNumberKey,
  type PlanShape,
  type Project,
} from './project.ts';
export { type NeedUnit } from './recipe.ts';
export { ruleOf, RULES, type Rule, type RuleKey } from './rules.ts';
export { surfaceOf, type Surface, type SurfaceRefusal } from './surface.ts';
