import { calculateNeed } from '@materia/domain-stock-status';
import type { Money } from '@materia/domain-money';
import type { Material } from './material.ts';
import { type LineChange, type Plan, PROJECTS } from './project.ts';
import { PRODUCT_GROUPS, type ProductGroup } from './product-groups.ts';
import type { NeedUnit, RecipeFacts, RecipeLine } from './recipe.ts';
import { RECIPES } from './recipes/recipes.ts';
import type { RuleKey } from './rules.ts';
import type { Surface } from './surface.ts';

/** A line of a kit: what is needed, which product covers it, and how many of it. */
export type KitLine<Product extends Material = Material> = {
  readonly role: string;
  readonly kind: RecipeLine['kind'];
  readonly unit: NeedUnit;
  readonly rule: RuleKey;
  readonly wastePercent: number;
  /** The amount with waste, to two decimals; 0 without a product. */
  readonly needed: number;
  /** The chosen product; undefined where the shop has none that fits. */
  readonly product: Product | undefined;
  /** What fits best, whatever the shopper chose. */
  readonly proposed: Product | undefined;
  /** What fits, best first. */
  readonly options: readonly Product[];
  /** Sale units that cover the need, and those that the shopper wants. */
  readonly calculated: number;
  readonly quantity: number;
  /** What the wanted units cover, in `unit`. */
  readonly covered: number;
  readonly weightGrams: number;
  /** The shopper has it already; it is in no total. */
  readonly isRemoved: boolean;
  /** The shopper's choice is no longer sold, so that the line has the proposed product. */
  readonly isReplaced: boolean;
  /** More is wanted than can be ordered. */
  readonly isShort: boolean;
};

export type Kit<Product extends Material = Material> = {
  readonly lines: readonly KitLine<Product>[];
  /** Of the lines that are not removed. */
  readonly weightGrams: number;
};

/** What a kit is made from: products of the categories of its lines, by sales. */
export type KitSource<Product extends Material> = {
  readonly products: readonly Product[];
  /** What several sale units cost, to propose the cheapest that fits. */
  readonly priceOf: (product: Product, quantity: number) => Money;
};

/** The most of a product that a cart takes. */
export const MOST_OF_A_LINE = 999;
/** Products that are offered for a line. */
const MOST_OPTIONS = 12;

/** The categories with the products of a project's kit. */
export const groupsOf = ({
  project,
  choices,
}: Pick<Plan, 'project' | 'choices'>): readonly ProductGroup[] => [
  ...new Set(
    RECIPES[project].filter((line) => isChosen(line, choices)).flatMap(({ groups }) => groups),
  ),
];

/** The categories of a project's main material. */
const mainGroupsOf = (project: Plan['project']): readonly ProductGroup[] =>
  RECIPES[project][0].groups;

/**
 * The kit of a measured plan: for each line of the project's recipe the product that the shopper
 * chose, or else the one that fits best, can be ordered in full and costs least; the main material
 * is the one that sells best. Quantities are whole sale units.
 */
export const kitOf = <Product extends Material>(
  plan: Plan,
  surface: Surface,
  source: KitSource<Product>,
): Kit<Product> => {
  const [mainLine, ...others] = RECIPES[plan.project];
  const main = kitLine(mainLine, { plan, surface, main: undefined }, source);
  const facts: RecipeFacts = { plan, surface, main: main.product };
  const lines = [
    main,
    ...others
      .filter((line) => isChosen(line, plan.choices) && line.isNeeded?.(facts) !== false)
      .map((line) => kitLine(line, facts, source)),
  ];
  return {
    lines,
    weightGrams: lines
      .filter(({ isRemoved }) => !isRemoved)
      .reduce((sum, line) => sum + line.weightGrams, 0),
  };
};

const ruleFor = ({ rule }: RecipeLine, facts: RecipeFacts): RuleKey =>
  typeof rule === 'function' ? rule(facts) : rule;

const isChosen = ({ onlyWith }: RecipeLine, choices: Plan['choices']): boolean =>
  onlyWith === undefined || choices.includes(onlyWith);

type Counted<Product> = {
  readonly product: Product;
  readonly fit: number;
  readonly saleUnits: number;
  readonly needed: number;
  readonly contents: number;
  readonly minor: number;
};

const kitLine = <Product extends Material>(
  line: RecipeLine,
  facts: RecipeFacts,
  { products, priceOf }: KitSource<Product>,
): KitLine<Product> => {
  const categories = new Set<string>(line.groups.map((group) => PRODUCT_GROUPS[group]));
  const change: LineChange = facts.plan.lines[line.role] ?? {};
  const wastePercent = line.waste === 'plan' ? facts.plan.numbers.waste : line.waste;
  const fitting = products
    .filter(({ categoryId }) => categories.has(categoryId))
    .flatMap((product) => {
      // The main material decides about its own need.
      const own = line.kind === 'main' ? { ...facts, main: product } : facts;
      return counted(line, own, wastePercent, product, priceOf);
    })
    .toSorted((one, other) => order(line, one, other));
  const chosen = fitting.find(({ product }) => product.sku === change.sku);
  const best = fitting.find(({ fit }) => fit > 0);
  const used = chosen ?? best;
  const options = fitting.filter(({ fit }) => fit > 0).slice(0, MOST_OPTIONS);
  const quantity = change.quantity ?? used?.saleUnits ?? 0;
  return {
    role: line.role,
    kind: line.kind,
    unit: line.unit,
    rule: ruleFor(line, line.kind === 'main' ? { ...facts, main: used?.product } : facts),
    wastePercent,
    needed: used?.needed ?? 0,
    product: used?.product,
    proposed: best?.product,
    options: [
      ...(chosen === undefined || options.includes(chosen) ? [] : [chosen]),
      ...options,
    ].map(({ product }) => product),
    calculated: used?.saleUnits ?? 0,
    quantity,
    covered: used === undefined ? 0 : Math.round(quantity * used.contents * 100) / 100,
    weightGrams: quantity * (used?.product.weightGrams ?? 0),
    isRemoved: change.isRemoved === true,
    isReplaced: change.sku !== undefined && chosen === undefined,
    isShort: used !== undefined && quantity > used.product.orderable,
  };
};

/** Rounded, so that a sum of decimals does not begin another pack: 0.1 + 0.2 are 0.3. */
const exact = (value: number): number => Math.round(value * 10_000) / 10_000;

/** A product with the sale units that its line takes; empty if it does not say what a unit contains. */
const counted = <Product extends Material>(
  line: RecipeLine,
  facts: RecipeFacts,
  wastePercent: number,
  product: Product,
  priceOf: KitSource<Product>['priceOf'],
): readonly Counted<Product>[] => {
  const contents = line.contents(product, facts);
  if (contents === undefined) return [];
  const result = calculateNeed({ kind: 'amount', amount: exact(line.need(facts)) }, wastePercent, {
    capacityUnits: exact(contents),
    priceOf: (quantity) => priceOf(product, quantity),
    weightGrams: product.weightGrams,
  });
  if (!result.ok) return [];
  const { saleUnits, needed, price } = result.value;
  return [
    {
      product,
      fit: line.fit?.(product, facts) ?? 1,
      saleUnits,
      needed,
      contents,
      minor: price.minor,
    },
  ];
};

/** Best first: what fits, then what can be ordered in full, then the cheapest; the main material by sales. */
const order = ({ kind }: RecipeLine, one: Counted<Material>, other: Counted<Material>): number =>
  other.fit - one.fit ||
  Number(isInFull(other)) - Number(isInFull(one)) ||
  (kind === 'main' ? 0 : one.minor - other.minor);

const isInFull = ({ product, saleUnits }: Counted<Material>): boolean =>
  saleUnits <= product.orderable && saleUnits <= MOST_OF_A_LINE;

/**
 * The query that opens a product's project with the product chosen; undefined for products that are
 * no main material.
 */
export const presetQuery = (categoryId: string, sku: string): string | undefined => {
  const started = projectOfCategory(categoryId);
  return started && `project=${started.project}&sku.${started.role}=${encodeURIComponent(sku)}`;
};

/** The project whose main material a category has, with the role of that line; undefined for others. */
const projectOfCategory = (
  categoryId: string,
): { readonly project: Plan['project']; readonly role: string } | undefined => {
  const project = PROJECTS.find((each) =>
    mainGroupsOf(each).some((group) => PRODUCT_GROUPS[group] === categoryId),
  );
  return project && { project, role: RECIPES[project][0].role };
};
