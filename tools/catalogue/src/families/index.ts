import { BATHROOM } from './bathroom.ts';
import { BUILDING } from './building.ts';
import { CLIMATE } from './climate.ts';
import { COMFORT } from './comfort.ts';
import { ELECTRICITY } from './electricity.ts';
import type { Family } from './family.ts';
import { FLOORS } from './floors.ts';
import { GARDEN } from './garden.ts';
import { HARDWARE } from './hardware.ts';
import { KITCHEN } from './kitchen.ts';
import { OPENINGS } from './openings.ts';
import { OUTDOORS } from './outdoors.ts';
import { PAINT } from './paint.ts';
import { POWER } from './power.ts';
import { ROOF } from './roof.ts';
import { SHELL } from './shell.ts';
import { TIMBER } from './timber.ts';
import { TOOLS } from './tools.ts';
import { WORKSHOP } from './workshop.ts';
import { WORKWEAR } from './workwear.ts';

/**
 * The product families by department. A family's position in these lists is part of its SKUs, so
 * add new ones at the end.
 */
export const FAMILIES_BY_DEPARTMENT = {
  building: BUILDING,
  roof: ROOF,
  openings: OPENINGS,
  floors: FLOORS,
  bathroom: BATHROOM,
  electricity: ELECTRICITY,
  paint: PAINT,
  tools: TOOLS,
  garden: GARDEN,
  hardware: HARDWARE,
  shell: SHELL,
  timber: TIMBER,
  climate: CLIMATE,
  kitchen: KITCHEN,
  workwear: WORKWEAR,
  comfort: COMFORT,
  power: POWER,
  workshop: WORKSHOP,
  outdoors: OUTDOORS,
} as const;

type Departments = typeof FAMILIES_BY_DEPARTMENT;
export type FamilyKey = {
  [Department in keyof Departments]: keyof Departments[Department];
}[keyof Departments];

export const FAMILIES: Readonly<Record<FamilyKey, Family>> = {
  ...BUILDING,
  ...ROOF,
  ...OPENINGS,
  ...FLOORS,
  ...BATHROOM,
  ...ELECTRICITY,
  ...PAINT,
  ...TOOLS,
  ...GARDEN,
  ...HARDWARE,
  ...SHELL,
  ...TIMBER,
  ...CLIMATE,
  ...KITCHEN,
  ...WORKWEAR,
  ...COMFORT,
  ...POWER,
  ...WORKSHOP,
  ...OUTDOORS,
};

const isFamilyKey = (key: string): key is FamilyKey => key in FAMILIES;
export const FAMILY_KEYS: readonly FamilyKey[] = Object.keys(FAMILIES).filter(isFamilyKey);
