/** The shop never creates longer URLs. */
const MAXIMUM_LENGTH = 2048;

/**
 * Where to redirect a visitor after sign-in: the requested path if it certainly stays on this site,
 * otherwise `fallback`.
 *
 * A browser, a proxy or a later redirect may each resolve, decode or normalise the path once more.
 * So it is refused when the path, or any result of decoding its percent-escapes any number of
 * times,
 * - does not start with a single slash (a scheme, a host, `//host`, a relative path),
 * - has an empty, `.` or `..` segment before the query, which could collapse into `//host`,
 * - contains a backslash, which browsers treat as a slash, or a control character, which they drop.
 * As given it must be printable ASCII without spaces, as every encoded URL is.
 */
export const safeReturnPath = (asked: string | null | undefined, fallback: string): string =>
  asked !== null &&
  asked !== undefined &&
  asked.length <= MAXIMUM_LENGTH &&
  PRINTABLE.test(asked) &&
  staysOnSite(asked)
    ? asked
    : fallback;

const PRINTABLE = /^[\x21-\x7e]+$/;

const staysOnSite = (asked: string): boolean => {
  let text = asked;
  for (;;) {
    if (!isPlainPath(text)) return false;
    const decoded = decodeAscii(text);
    if (decoded === text) return true;
    text = decoded;
  }
};

const isPlainPath = (text: string): boolean => {
  if (FORBIDDEN.test(text)) return false;
  const [path = ''] = text.split(/[?#]/, 1);
  const segments = path.split('/');
  const inner = segments.slice(1, -1);
  const last = segments.at(-1) ?? '';
  return (
    segments.length > 1 &&
    segments[0] === '' &&
    inner.every((segment) => segment !== '' && !isDots(segment)) &&
    !isDots(last)
  );
};

const isDots = (segment: string): boolean => segment === '.' || segment === '..';

/**
 * Decodes escaped ASCII only and never throws: everything dangerous is ASCII, and broken escapes
 * must not hide it.
 */
const decodeAscii = (text: string): string =>
  text.replace(/%([0-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

const FORBIDDEN = /[\\\p{Cc}]/u;
