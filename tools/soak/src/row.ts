/** One line of the printed table: the goal, the result, and whether the goal was met. */
export type SoakRow = { readonly goal: string; readonly found: string; readonly isMet: boolean };

export const printRows = (part: string, rows: readonly SoakRow[], seconds: number): void => {
  console.log(`\n${part} (${Math.round(seconds)} s)`);
  for (const { goal, found, isMet } of rows)
    console.log(`  ${isMet ? 'ok    ' : 'FAILED'} ${goal.padEnd(64)} ${found}`);
};
