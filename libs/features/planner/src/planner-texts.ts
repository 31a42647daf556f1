import type { PlanChoice, PlanNumberKey, Project } from '@materia/domain-project-planner';
import type { TextKey } from '@materia/market-model';

export const PROJECT_TEXTS = {
  'floor-tiles': 'planner.projectFloorTiles',
  laminate: 'planner.projectLaminate',
  'wall-tiles': 'planner.projectWallTiles',
  painting: 'planner.projectPainting',
  drywall: 'planner.projectDrywall',
  terrace: 'planner.projectTerrace',
  roof: 'planner.projectRoof',
} as const satisfies Readonly<Record<Project, TextKey>>;

const NUMBER_TEXTS = {
  length: 'planner.length',
  width: 'planner.width',
  cutLength: 'planner.cutLength',
  cutWidth: 'planner.cutWidth',
  height: 'planner.height',
  doors: 'planner.doors',
  doorWidth: 'planner.doorWidth',
  doorHeight: 'planner.doorHeight',
  windows: 'planner.windows',
  windowWidth: 'planner.windowWidth',
  windowHeight: 'planner.windowHeight',
  waste: 'planner.waste',
  joint: 'planner.joint',
  coats: 'planner.coats',
  sides: 'planner.sides',
  layers: 'planner.layers',
  slopes: 'planner.slopes',
} as const satisfies Readonly<Record<PlanNumberKey, TextKey>>;

/** Texts without parameters. */
type PlainKey = (typeof NUMBER_TEXTS)[PlanNumberKey] | 'planner.eaves' | 'planner.slopeLength';

/** The label of a number. A roof is measured along its eaves and up its slope. */
export const numberText = (project: Project, key: PlanNumberKey): PlainKey => {
  if (project === 'roof' && key === 'length') return 'planner.eaves';
  if (project === 'roof' && key === 'width') return 'planner.slopeLength';
  return NUMBER_TEXTS[key];
};

export const CHOICE_TEXTS = {
  ceiling: 'planner.ceiling',
  wetRoom: 'planner.wetRoom',
  insulation: 'planner.insulation',
} as const satisfies Readonly<Record<PlanChoice, TextKey>>;

/** What the product of a line is for. */
type RoleKey = Extract<TextKey, `plannerRoles.${string}`>;
const ROLE_TEXTS: ReadonlyMap<string, RoleKey> = new Map([
  ['tiles', 'plannerRoles.tiles'],
  ['adhesive', 'plannerRoles.adhesive'],
  ['grout', 'plannerRoles.grout'],
  ['primer', 'plannerRoles.primer'],
  ['membrane', 'plannerRoles.membrane'],
  ['sealing-tape', 'plannerRoles.sealingTape'],
  ['silicone', 'plannerRoles.silicone'],
  ['skirting', 'plannerRoles.skirting'],
  ['flooring', 'plannerRoles.flooring'],
  ['underlay', 'plannerRoles.underlay'],
  ['transition', 'plannerRoles.transition'],
  ['paint', 'plannerRoles.paint'],
  ['masking-tape', 'plannerRoles.maskingTape'],
  ['roller', 'plannerRoles.roller'],
  ['brush', 'plannerRoles.brush'],
  ['boards', 'plannerRoles.boards'],
  ['studs', 'plannerRoles.studs'],
  ['rails', 'plannerRoles.rails'],
  ['plugs', 'plannerRoles.plugs'],
  ['screws', 'plannerRoles.screws'],
  ['long-screws', 'plannerRoles.longScrews'],
  ['filler', 'plannerRoles.filler'],
  ['insulation', 'plannerRoles.insulation'],
  ['decking', 'plannerRoles.decking'],
  ['joists', 'plannerRoles.joists'],
  ['stain', 'plannerRoles.stain'],
  ['covering', 'plannerRoles.covering'],
  ['battens', 'plannerRoles.battens'],
  ['gutter', 'plannerRoles.gutter'],
  ['disc', 'plannerRoles.disc'],
  ['level', 'plannerRoles.level'],
  ['saw', 'plannerRoles.saw'],
  ['tape-measure', 'plannerRoles.tapeMeasure'],
  ['bits', 'plannerRoles.bits'],
  ['drill-bit', 'plannerRoles.drillBit'],
  ['harness', 'plannerRoles.harness'],
]);

/** Throws for a role without a text, which a spec prevents. */
export const roleText = (role: string): RoleKey => {
  const key = ROLE_TEXTS.get(role);
  if (key === undefined) throw new Error(`The role ${role} has no text`);
  return key;
};
