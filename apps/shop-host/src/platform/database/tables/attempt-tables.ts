import type { MomentColumn } from './column-types.ts';

type AttemptTable = { key: string; window_from: MomentColumn; count: number };

export type AttemptTables = {
  attempt: AttemptTable;
};
