import type { Material } from './material.ts';
import type { Plan, PlanChoice } from './project.ts';
import type { ProductGroup } from './product-groups.ts';
import type { RuleKey } from './rules.ts';
import type { Surface } from './surface.ts';

/** What the amount of a line is measured in. */
export type NeedUnit = 'm2' | 'm' | 'kg' | 'l' | 'piece';

/** What the amount of a line may depend on. */
export type RecipeFacts = {
  readonly plan: Plan;
  readonly surface: Surface;
  /** The chosen main material; undefined where the shop has none. */
  readonly main: Material | undefined;
};

/** A line of a project's kit. */
export type RecipeLine = {
  readonly role: string;
  readonly kind: 'main' | 'material' | 'tool';
  readonly groups: readonly ProductGroup[];
  /** The line belongs to the kit only with this choice. */
  readonly onlyWith?: PlanChoice;
  /** The line belongs to the kit only for some plans or main materials. */
  readonly isNeeded?: (facts: RecipeFacts) => boolean;
  readonly unit: NeedUnit;
  /** Percent; `plan` is what the shopper set. */
  readonly waste: number | 'plan';
  /** The rule of the need, which may differ by the main material. */
  readonly rule: RuleKey | ((facts: RecipeFacts) => RuleKey);
  /** The amount without waste. */
  readonly need: (facts: RecipeFacts) => number;
  /** How much of the need one sale unit covers; undefined if the product does not say. */
  readonly contents: (material: Material, facts: RecipeFacts) => number | undefined;
  /** How well a product fits, best highest; 0 if it does not. All fit equally by default. */
  readonly fit?: (material: Material, facts: RecipeFacts) => number;
};

/** The lines of a project's kit, the main material first and tools last. */
export type Recipe = readonly [RecipeLine & { readonly kind: 'main' }, ...RecipeLine[]];
