/** A fact that the law requires a shop to state: label and value. */
export type LegalFact = { readonly label: string; readonly value: string };
