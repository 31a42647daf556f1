import type { ColumnType } from 'kysely';

/** Whole minor units of the market's currency, including tax. */
export type Minor = number;
/** ISO string in UTC, from the host's clock, never the database's. */
export type MomentColumn = ColumnType<string, string, string>;
/** yyyy-mm-dd in the market's time zone. */
export type DayColumn = ColumnType<string, string, string>;
