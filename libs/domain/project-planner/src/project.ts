/** What a shopper can plan, in the order in which the page offers it. */
export const PROJECTS = [
  'floor-tiles',
  'laminate',
  'wall-tiles',
  'painting',
  'drywall',
  'terrace',
  'roof',
] as const;
export type Project = (typeof PROJECTS)[number];

/** What the measures of a project are: a floor, the walls of a room, one wall, or the slopes of a roof. */
export type SurfaceKind = 'floor' | 'room-walls' | 'wall' | 'slopes';

/** A number that the plan of a project contains, with its bounds, all inclusive. */
export type PlanNumber = {
  readonly min: number;
  readonly max: number;
  readonly initial: number;
};

/**
 * The numbers of a plan: lengths in centimetres, joints in millimetres, waste in percent, and
 * counts. Every project has those of `PROJECT_TABLE` only.
 */
export const PLAN_NUMBERS = {
  length: { min: 30, max: 10_000, initial: 420 },
  width: { min: 30, max: 10_000, initial: 350 },
  cutLength: { min: 10, max: 9_990, initial: 150 },
  cutWidth: { min: 10, max: 9_990, initial: 120 },
  height: { min: 30, max: 1_000, initial: 250 },
  doors: { min: 0, max: 20, initial: 1 },
  doorWidth: { min: 40, max: 600, initial: 80 },
  doorHeight: { min: 100, max: 500, initial: 205 },
  windows: { min: 0, max: 40, initial: 1 },
  windowWidth: { min: 20, max: 900, initial: 120 },
  windowHeight: { min: 20, max: 500, initial: 120 },
  waste: { min: 0, max: 50, initial: 10 },
  joint: { min: 1, max: 20, initial: 3 },
  coats: { min: 1, max: 4, initial: 2 },
  sides: { min: 1, max: 2, initial: 2 },
  layers: { min: 1, max: 2, initial: 1 },
  slopes: { min: 1, max: 2, initial: 2 },
} as const satisfies Readonly<Record<string, PlanNumber>>;
export type PlanNumberKey = keyof typeof PLAN_NUMBERS;

/** What a plan may include, by a tick. */
export const PLAN_CHOICES = ['ceiling', 'wetRoom', 'insulation'] as const;
export type PlanChoice = (typeof PLAN_CHOICES)[number];

type ProjectRow = {
  readonly surface: SurfaceKind;
  /** Whether the floor or room may be an L. */
  readonly mayBeAnL: boolean;
  /** What is asked beside the measures of the surface. */
  readonly settings: readonly PlanNumberKey[];
  readonly choices: readonly PlanChoice[];
  /** Which openings count: both are subtracted from walls, doors interrupt skirtings. */
  readonly openings: readonly ('doors' | 'windows')[];
  /** Numbers that begin otherwise than in `PLAN_NUMBERS`. */
  readonly initial: Readonly<Partial<Record<PlanNumberKey, number>>>;
};

export const PROJECT_TABLE = {
  'floor-tiles': {
    surface: 'floor',
    mayBeAnL: true,
    settings: ['joint', 'waste'],
    choices: ['wetRoom'],
    openings: ['doors'],
    initial: {},
  },
  laminate: {
    surface: 'floor',
    mayBeAnL: true,
    settings: ['waste'],
    choices: [],
    openings: ['doors'],
    initial: { waste: 8 },
  },
  'wall-tiles': {
    surface: 'room-walls',
    mayBeAnL: true,
    settings: ['joint', 'waste'],
    choices: ['wetRoom'],
    openings: ['doors', 'windows'],
    initial: { length: 260, width: 190, joint: 2, windowWidth: 60, windowHeight: 60 },
  },
  painting: {
    surface: 'room-walls',
    mayBeAnL: true,
    settings: ['coats', 'waste'],
    choices: ['ceiling'],
    openings: ['doors', 'windows'],
    initial: { waste: 5 },
  },
  drywall: {
    surface: 'wall',
    mayBeAnL: false,
    settings: ['sides', 'layers', 'waste'],
    choices: ['wetRoom', 'insulation'],
    openings: ['doors', 'windows'],
    initial: { length: 400, windows: 0 },
  },
  terrace: {
    surface: 'floor',
    mayBeAnL: true,
    settings: ['waste'],
    choices: [],
    openings: [],
    initial: { length: 500, width: 300 },
  },
  roof: {
    surface: 'slopes',
    mayBeAnL: false,
    settings: ['slopes', 'waste'],
    choices: [],
    openings: ['windows'],
    initial: {
      length: 800,
      width: 450,
      slopes: 1,
      waste: 5,
      windows: 0,
      windowWidth: 78,
      windowHeight: 118,
    },
  },
} as const satisfies Readonly<Record<Project, ProjectRow>>;

/** The facts of a project. */
export const projectRow = (project: Project): ProjectRow => PROJECT_TABLE[project];

export type PlanShape = 'rectangle' | 'l-shape';

/** What the shopper changed in a line of the kit. */
export type LineChange = {
  /** Another product than the proposed one. */
  readonly sku?: string;
  /** Another quantity in sale units than the calculated one. */
  readonly quantity?: number;
  /** The shopper has it already. */
  readonly isRemoved?: true;
};

/** A project as its shopper measured and changed it. Everything that its page shows follows from it. */
export type Plan = {
  readonly project: Project;
  readonly shape: PlanShape;
  readonly numbers: Readonly<Record<PlanNumberKey, number>>;
  readonly choices: readonly PlanChoice[];
  /** By role; a role that the project does not have is ignored. */
  readonly lines: Readonly<Record<string, LineChange>>;
};

/** The plan with which a project begins. */
export const initialPlan = (project: Project): Plan => {
  const { initial } = projectRow(project);
  const of = (key: PlanNumberKey): number => initial[key] ?? PLAN_NUMBERS[key].initial;
  return {
    project,
    shape: 'rectangle',
    numbers: {
      length: of('length'),
      width: of('width'),
      cutLength: of('cutLength'),
      cutWidth: of('cutWidth'),
      height: of('height'),
      doors: of('doors'),
      doorWidth: of('doorWidth'),
      doorHeight: of('doorHeight'),
      windows: of('windows'),
      windowWidth: of('windowWidth'),
      windowHeight: of('windowHeight'),
      waste: of('waste'),
      joint: of('joint'),
      coats: of('coats'),
      sides: of('sides'),
      layers: of('layers'),
      slopes: of('slopes'),
    },
    choices: [],
    lines: {},
  };
};

/** The numbers that a project asks for, in the order of its form. */
export const numbersOf = ({
  project,
  shape,
}: Pick<Plan, 'project' | 'shape'>): readonly PlanNumberKey[] => {
  const { surface, settings, openings, mayBeAnL } = projectRow(project);
  return [
    'length',
    ...(surface === 'wall' ? [] : (['width'] as const)),
    ...(mayBeAnL && shape === 'l-shape' ? (['cutLength', 'cutWidth'] as const) : []),
    ...(surface === 'room-walls' || surface === 'wall' ? (['height'] as const) : []),
    ...(openings.includes('doors') ? (['doors', 'doorWidth'] as const) : []),
    ...(openings.includes('doors') && surface !== 'floor' ? (['doorHeight'] as const) : []),
    ...(openings.includes('windows') ? (['windows', 'windowWidth', 'windowHeight'] as const) : []),
    ...settings,
  ];
};
