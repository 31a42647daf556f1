import type { SoakOptions } from './options.ts';
import type { SoakRow } from './row.ts';

/** A part of the soak test: runs its work and reports which goals were met. */
export type SoakPart = (options: SoakOptions) => Promise<readonly SoakRow[]>;
