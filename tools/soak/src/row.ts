/** One line of the table that a part of the soak prints: what was promised, what was found, and whether the promise was kept. */
export type SoakRow = { readonly goal: string; readonly found: string; readonly isKept: boolean };

export const printRows = (part: string, rows: readonly SoakRow[], seconds: number): void => {
  console.log(`\n${part} (${Math.round(seconds)} s)`);
  for (const { goal, found, isKept } of rows)
    console.log(`  ${isKept ? 'kept  ' : 'BROKEN'} ${goal.padEnd(64)} ${found}`);
};
