/**
 * The texts of a language, falling back to Polish, so that a new market has stories from day one.
 */
export const wordsOfLanguage = <Words>(
  table: Readonly<Record<string, Words>> & { readonly pl: Words },
  language: string,
): Words => table[language] ?? table.pl;
