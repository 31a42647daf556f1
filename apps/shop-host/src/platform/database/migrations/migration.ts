/** One step of the schema. A released step is never changed, only followed by another. */
export type Migration = { readonly name: string; readonly statements: readonly string[] };
