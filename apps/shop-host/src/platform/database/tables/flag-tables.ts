import type { PublishedChoice } from '@materia/api-contract';
import type { FlagChange, FlagKey } from '@materia/domain-feature-flags';
import type { JSONColumnType } from 'kysely';
import type { MomentColumn } from './column-types.ts';

/**
 * The complete published state of a business unit in one row, so that readers never see half a
 * change.
 */
type FlagUnitTable = {
  market: string;
  revision: number;
  choices: JSONColumnType<readonly PublishedChoice[]>;
};

/** One row per revision, with the choices for its flags before and after. */
export type FlagPublicationTable = {
  market: string;
  revision: number;
  at: MomentColumn;
  kind: 'set' | 'kill' | 'undo';
  author: string;
  approver: string | null;
  title: string;
  reason: string;
  keys: readonly FlagKey[];
  before: JSONColumnType<readonly PublishedChoice[]>;
  after: JSONColumnType<readonly PublishedChoice[]>;
  undone_by: number | null;
};

export type FlagSetTable = {
  market: string;
  id: string;
  title: string;
  reason: string;
  changes: JSONColumnType<readonly FlagChange[]>;
  /** Milliseconds since 1970. */
  from_ms: number | null;
  until_ms: number | null;
  base: number;
  revision: number;
  state: 'open' | 'published' | 'withdrawn';
  /** Author of this revision. */
  author: string;
  /** Authors of all its revisions. */
  contributors: readonly string[];
  approved_by: string | null;
  approved_revision: number | null;
  changed_at: MomentColumn;
  published_as: number | null;
};

export type FlagTables = {
  flag_unit: FlagUnitTable;
  flag_publication: FlagPublicationTable;
  flag_set: FlagSetTable;
};
