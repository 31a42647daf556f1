import type { CurrencyFormat, NumberFormat } from '@materia/market-model';
import type { BasisPoints, Money } from '@materia/domain-money';
import type { Material, Plan, PlanNumberKey } from '@materia/domain-project-planner';
import type { PriceBasis } from '@materia/domain-pricing';

/** By when a product can be had in a way: the day to compare, and the day in words. */
export type ReadyDay = { readonly day: string; readonly text: string };

/** A product of a kit, with what its line shows. */
export type PlannerProduct = Material & {
  readonly name: string;
  readonly picture: string;
  readonly href: string;
  readonly unit: Money;
  readonly vatRate: BasisPoints;
  readonly saleUnit: string;
  readonly availability: {
    readonly text: string;
    readonly tone: 'success' | 'warning' | 'neutral';
  };
  readonly collect?: ReadyDay;
  readonly home?: ReadyDay;
};

/** Everything that the planner shows, as plain data: the server draws it, and scripts begin with it. */
export type PlannerFacts = {
  readonly plan: Plan;
  readonly products: readonly PlannerProduct[];
  readonly wrong: Readonly<Partial<Record<PlanNumberKey, string>>>;
  readonly isDamaged: boolean;
  readonly path: string;
  readonly origin: string;
  readonly basis: PriceBasis;
  readonly taxText: string;
  readonly isStoreChosen: boolean;
  readonly storeName: string;
  readonly numberFormat: NumberFormat;
  readonly currencyFormat: CurrencyFormat;
  /** Short names of the units of needs and sale units by their codes. */
  readonly units: Readonly<Record<string, string>>;
  /** What happened to the last form, if it was refused. */
  readonly outcome?: PlannerOutcome | undefined;
};

/** Why a kit was not added as a whole. */
export type PlannerOutcome =
  | { readonly kind: 'empty' | 'failed' | 'too-many-lists' }
  | {
      readonly kind: 'partly';
      readonly into: 'cart' | 'list';
      readonly names: readonly string[];
      readonly path: string;
    };
