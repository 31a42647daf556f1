/** The words of a language; a language without words reads the Polish ones, so that a new market has stories from its first day. */
export const wordsOfLanguage = <Words>(
  table: Readonly<Record<string, Words>> & { readonly pl: Words },
  language: string,
): Words => table[language] ?? table.pl;
