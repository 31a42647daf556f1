/** One step of the schema. A step that was ever released is never changed, only followed. */
export type Migration = { readonly name: string; readonly statements: readonly string[] };
