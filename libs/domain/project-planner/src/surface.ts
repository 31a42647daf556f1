import { fail, ok, type Result } from '@materia/domain-kernel';
import { numbersOf, type Plan, PLAN_NUMBERS, type PlanNumberKey, projectRow } from './project.ts';

/** The measured surface: square metres and metres. */
export type Surface = {
  /** What is covered, openings subtracted. */
  readonly area: number;
  /** The area of the openings that were subtracted. */
  readonly openings: number;
  /** Around a floor or along the walls; the length of a single wall; the eaves of a roof. */
  readonly perimeter: number;
  /** The perimeter without doors. */
  readonly skirting: number;
};

/** The measure that makes a surface impossible, and why. */
export type SurfaceRefusal = {
  readonly key: PlanNumberKey;
  readonly kind: 'out-of-range' | 'cut-too-large' | 'openings-too-large';
};

const SQUARE_CENTIMETRES = 10_000;
const CENTIMETRES = 100;

/**
 * The surface of a plan, exact to the square centimetre. Refuses the first number outside its
 * bounds, a cut-out as large as its side, and openings that leave nothing of the walls.
 */
export const surfaceOf = (plan: Plan): Result<Surface, SurfaceRefusal> => {
  const { project, shape, numbers, choices } = plan;
  const asked = numbersOf(plan);
  const outside = asked.find((key) => {
    const { min, max } = PLAN_NUMBERS[key];
    const value = numbers[key];
    return !(Number.isInteger(value) && value >= min && value <= max);
  });
  if (outside !== undefined) return fail({ key: outside, kind: 'out-of-range' });
  if (asked.includes('cutLength')) {
    if (numbers.cutLength >= numbers.length)
      return fail({ key: 'cutLength', kind: 'cut-too-large' });
    if (numbers.cutWidth >= numbers.width) return fail({ key: 'cutWidth', kind: 'cut-too-large' });
  }
  const isL = shape === 'l-shape' && projectRow(project).mayBeAnL;
  const floor = numbers.length * numbers.width - (isL ? numbers.cutLength * numbers.cutWidth : 0);
  // An L has the perimeter of the rectangle around it.
  const around = 2 * (numbers.length + numbers.width);
  const doorWidths = asked.includes('doors') ? numbers.doors * numbers.doorWidth : 0;
  const doors = asked.includes('doorHeight') ? doorWidths * numbers.doorHeight : 0;
  const windows = asked.includes('windows')
    ? numbers.windows * numbers.windowWidth * numbers.windowHeight
    : 0;
  const whole = {
    floor,
    'room-walls': around * numbers.height,
    wall: numbers.length * numbers.height,
    slopes: floor * numbers.slopes,
  }[projectRow(project).surface];
  const perimeter = {
    floor: around,
    'room-walls': around,
    wall: numbers.length,
    slopes: numbers.length * numbers.slopes,
  }[projectRow(project).surface];
  const openings = doors + windows;
  if (openings >= whole)
    return fail({ key: doors > windows ? 'doors' : 'windows', kind: 'openings-too-large' });
  if (asked.includes('doors') && doorWidths >= perimeter)
    return fail({ key: 'doors', kind: 'openings-too-large' });
  const ceiling = choices.includes('ceiling') ? floor : 0;
  return ok({
    area: (whole - openings + ceiling) / SQUARE_CENTIMETRES,
    openings: openings / SQUARE_CENTIMETRES,
    perimeter: perimeter / CENTIMETRES,
    skirting: (perimeter - doorWidths) / CENTIMETRES,
  });
};
