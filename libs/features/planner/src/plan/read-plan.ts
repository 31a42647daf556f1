import {
  initialPlan,
  type LineChange,
  MOST_OF_A_LINE,
  numbersOf,
  type Plan,
  PLAN_CHOICES,
  type PlanNumberKey,
  PROJECTS,
  projectRow,
} from '@materia/domain-project-planner';
import { z } from 'zod';
import { PLAN_FIELDS, readTyped } from './plan-fields.ts';

/** A plan as its address or form gives it. */
export type ReadPlan = {
  readonly plan: Plan;
  /** What was typed into fields that are wrong; the plan has their initial number. */
  readonly wrong: Readonly<Partial<Record<PlanNumberKey, string>>>;
  /** The address names a project, product or line in a way that no page of the shop writes. */
  readonly isDamaged: boolean;
};

const ROLE = /^(sku|qty|calc|off)\.([a-z][a-z-]{0,30})$/;
/** Lines that an address can change. */
const MOST_LINES = 30;

const sku = z.string().regex(/^[\w-]{1,30}$/);
const quantity = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .pipe(z.int().min(0).max(MOST_OF_A_LINE));
const address = z.object({
  project: z.enum(PROJECTS),
  shape: z.enum(['rectangle', 'l-shape']),
});

/** Reads the plan of an address. Whatever it contains, there is a plan to show. */
export const readPlan = (search: URLSearchParams): ReadPlan => {
  const named = {
    project: search.get(PLAN_FIELDS.project) ?? PROJECTS[0],
    shape: search.get(PLAN_FIELDS.shape) ?? 'rectangle',
  };
  const read = address.safeParse(named);
  const { project, shape } = read.success
    ? read.data
    : {
        project: address.shape.project.safeParse(named.project).data ?? PROJECTS[0],
        shape: 'rectangle' as const,
      };
  const initial = initialPlan(project);
  const wrong: Partial<Record<PlanNumberKey, string>> = {};
  const numbers = { ...initial.numbers };
  for (const key of numbersOf({ project, shape })) {
    const typed = search.get(key);
    if (typed === null) continue;
    const value = readTyped(key, typed);
    if (value === undefined) wrong[key] = typed.slice(0, 20);
    else numbers[key] = value;
  }
  const { lines, isDamaged } = readLines(search);
  return {
    plan: {
      project,
      shape: projectRow(project).mayBeAnL ? shape : 'rectangle',
      numbers,
      choices: PLAN_CHOICES.filter(
        (choice) => projectRow(project).choices.includes(choice) && search.has(choice),
      ),
      lines,
    },
    wrong,
    isDamaged: isDamaged || !read.success,
  };
};

const readLines = (search: URLSearchParams): Pick<Plan, 'lines'> & Pick<ReadPlan, 'isDamaged'> => {
  const lines = new Map<string, LineChange>();
  let isDamaged = false;
  const change = (role: string, more: LineChange): void => {
    if (lines.size < MOST_LINES || lines.has(role))
      lines.set(role, { ...lines.get(role), ...more });
    else isDamaged = true;
  };
  for (const [name, value] of search) {
    const [, kind, role = ''] = ROLE.exec(name) ?? [];
    if (kind === undefined || kind === 'calc' || value === '') continue;
    if (kind === 'off') change(role, { isRemoved: true });
    if (kind === 'sku') {
      const read = sku.safeParse(value);
      if (read.success) change(role, { sku: read.data });
      else isDamaged = true;
    }
    // A form sends the calculated quantity as well; one that was not changed follows the measures.
    if (kind === 'qty' && value !== search.get(`calc.${role}`)) {
      const read = quantity.safeParse(value);
      if (!read.success) isDamaged = true;
      else if (read.data === 0) change(role, { isRemoved: true });
      else change(role, { quantity: read.data });
    }
  }
  return { lines: Object.fromEntries(lines), isDamaged };
};
