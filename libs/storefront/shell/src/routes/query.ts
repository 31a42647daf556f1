/** Advertising and analytics parameters, which no page reads. */
const FOREIGN =
  /^(?:utm_|mc_|pk_|matomo_|hsa_)|^(?:gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|yclid|igshid|_ga|ref)$/i;

/**
 * The query that a shared page is built from: the parameters it reads (`['*']` means all except
 * advertising ones), sorted so that a page has one URL. Unknown parameters never reach a cached page.
 */
export const sharedQuery = (search: URLSearchParams, known: readonly string[]): string => {
  const parameters = [...search].filter(([name]) =>
    known.includes('*') ? !FOREIGN.test(name) : known.includes(name),
  );
  parameters.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const text = new URLSearchParams(parameters).toString();
  return text === '' ? '' : `?${text}`;
};
