/** Parameters of advertising and statistics: no page reads them. */
const FOREIGN =
  /^(?:utm_|mc_|pk_|matomo_|hsa_)|^(?:gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|yclid|igshid|_ga|ref)$/i;

/**
 * The query a shared page is built from: the parameters it reads (`['*']` stands for all but those of
 * advertising), sorted, so that one page has one address. A stranger's parameter never reaches a page that is kept.
 */
export const sharedQuery = (search: URLSearchParams, known: readonly string[]): string => {
  const kept = [...search].filter(([name]) =>
    known.includes('*') ? !FOREIGN.test(name) : known.includes(name),
  );
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const text = new URLSearchParams(kept).toString();
  return text === '' ? '' : `?${text}`;
};
