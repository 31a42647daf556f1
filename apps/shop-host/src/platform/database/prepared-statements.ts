import { type RawBuilder, sql } from 'kysely';

/**
 * Stands first in a statement that is asked very often, or right after its `select`: each connection keeps it read and planned under this name, so that
 * later calls send its values alone. One text a name, and its columns are listed, since a kept plan has its columns for good.
 * For statements that find single rows by their keys only: a plan that does not see its values took fifty times as long for lists of products.
 */
export const kept = (name: string): RawBuilder<unknown> => sql.raw(`/* kept:${name} */`);

const MARK = /^(?:select )?\/\* kept:([a-z-]{1,40}) \*\//;

/** The name under which a statement is kept; most are not. */
export const keptName = (text: string): string | undefined => MARK.exec(text)?.[1];
