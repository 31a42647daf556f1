import type { SoakOptions } from './options.ts';
import type { SoakRow } from './row.ts';

/** A part of the soak: does its work and reports which promises were kept. */
export type SoakPart = (options: SoakOptions) => Promise<readonly SoakRow[]>;
