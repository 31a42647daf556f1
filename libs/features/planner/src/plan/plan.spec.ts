import { initialPlan, type Plan, PROJECTS } from '@materia/domain-project-planner';
import { describe, expect, it } from 'vitest';
import { changePlan, type PlanChange } from './change-plan.ts';
import { planQuery } from './plan-address.ts';
import { readTyped } from './plan-fields.ts';
import { readPlan } from './read-plan.ts';

const read = (query: string) => readPlan(new URLSearchParams(query));

describe('the address of a plan (BEY-04)', () => {
  const changed: Plan = {
    ...initialPlan('floor-tiles'),
    shape: 'l-shape',
    choices: ['wetRoom'],
    lines: {
      tiles: { sku: '10000123' },
      grout: { quantity: 3 },
      level: { isRemoved: true },
    },
    numbers: {
      ...initialPlan('floor-tiles').numbers,
      length: 512,
      cutWidth: 75,
      joint: 5,
      doors: 0,
    },
  };

  it('opens the same project, with what was changed', () => {
    expect(planQuery(changed)).toBe(
      'project=floor-tiles&shape=l-shape&length=5.12&cutWidth=0.75&doors=0&joint=5&wetRoom=1&sku.tiles=10000123&qty.grout=3&off.level=1',
    );
    expect(read(planQuery(changed))).toEqual({ plan: changed, wrong: {}, isDamaged: false });
  });

  it.each(PROJECTS)('of a new %s is short', (project) => {
    expect(planQuery(initialPlan(project))).toBe(`project=${project}`);
    expect(read(`project=${project}`).plan).toEqual(initialPlan(project));
  });

  it('without anything is the first project', () => {
    expect(read('')).toEqual({ plan: initialPlan('floor-tiles'), wrong: {}, isDamaged: false });
  });

  it.each([
    ['an unknown project', 'project=castle'],
    ['an unknown shape', 'project=roof&shape=star'],
    ['a reference that is none', 'sku.tiles=%3Cscript%3E'],
    ['a quantity that is none', 'qty.grout=many'],
    ['a quantity beyond what a cart takes', 'qty.grout=1000'],
    [
      'too many lines',
      Array.from(
        { length: 40 },
        (_, at) => `off.a${'b'.repeat(at % 28)}${'c'.repeat(at > 27 ? 2 : 0)}=1`,
      ).join('&'),
    ],
  ])('with %s is said to be damaged, and there is a plan', (_, query) => {
    const { plan, isDamaged } = read(query);
    expect(isDamaged).toBe(true);
    expect(PROJECTS).toContain(plan.project);
  });

  it.each(['length=0', 'length=abc', 'length=-3', 'length=1e3', 'length=100.01', 'length='])(
    'with %s keeps what was typed at the field',
    (query) => {
      const { plan, wrong, isDamaged } = read(`project=laminate&${query}`);
      expect(wrong).toEqual({ length: query.replace('length=', '') });
      expect(plan.numbers.length).toBe(initialPlan('laminate').numbers.length);
      expect(isDamaged).toBe(false);
    },
  );

  it('keeps a quantity only if it is not the calculated one, which forms send as well', () => {
    expect(read('qty.grout=2&calc.grout=2').plan.lines).toEqual({});
    expect(read('qty.grout=3&calc.grout=2').plan.lines).toEqual({ grout: { quantity: 3 } });
    expect(read('qty.grout=0&calc.grout=2').plan.lines).toEqual({ grout: { isRemoved: true } });
    expect(read('sku.grout=&calc.grout=2').plan.lines).toEqual({});
  });
});

it.each([
  ['4,25', 425],
  ['4.25', 425],
  [' 4 ', 400],
  ['4,256', 426],
  ['0,29', undefined],
  ['', undefined],
])('%j metres are %j centimetres', (typed, centimetres) => {
  expect(readTyped('length', typed)).toBe(centimetres);
});

describe('a change', () => {
  const start = { plan: initialPlan('floor-tiles'), wrong: {} };
  const after = (...changes: readonly PlanChange[]) => changes.reduce(changePlan, start);

  it('of a number that cannot be read leaves the plan, until it can', () => {
    const wrong = after({ kind: 'number', key: 'length', typed: '4,' });
    expect(wrong).toEqual({ plan: start.plan, wrong: { length: '4,' } });
    const right = changePlan(wrong, { kind: 'number', key: 'length', typed: '4,5' });
    expect([right.plan.numbers.length, right.wrong]).toEqual([450, {}]);
  });

  it('to another product forgets the quantity, and back to the proposed one the line', () => {
    const swapped = after(
      { kind: 'quantity', role: 'grout', quantity: 4 },
      { kind: 'sku', role: 'grout', sku: '1' },
    );
    expect(swapped.plan.lines).toEqual({ grout: { sku: '1' } });
    expect(changePlan(swapped, { kind: 'sku', role: 'grout', sku: '' }).plan.lines).toEqual({});
  });

  it('removes a line and takes it back', () => {
    const removed = after({ kind: 'removed', role: 'level', isRemoved: true });
    expect(removed.plan.lines).toEqual({ level: { isRemoved: true } });
    expect(
      changePlan(removed, { kind: 'removed', role: 'level', isRemoved: false }).plan.lines,
    ).toEqual({});
  });

  it('of shape and choices is that of the plan', () => {
    const { plan } = after(
      { kind: 'shape', shape: 'l-shape' },
      { kind: 'choice', choice: 'wetRoom', isChosen: true },
      { kind: 'choice', choice: 'wetRoom', isChosen: true },
    );
    expect([plan.shape, plan.choices]).toEqual(['l-shape', ['wetRoom']]);
  });
});
