/** The cookies of one request: those received, and those set by the response. */
export type CookieJar = {
  readonly read: (name: string) => string | undefined;
  readonly write: (name: string, value: string, options: CookieOptions) => void;
  readonly remove: (name: string, options?: Pick<CookieOptions, 'readable'>) => void;
  /** `Set-Cookie` values, one per cookie that changed. */
  readonly changes: () => readonly string[];
};

export type CookieOptions = {
  /** Seconds; without it the cookie ends with the browser's session. */
  readonly maxAge?: number;
  /** True lets scripts of the shop read it. */
  readonly readable?: boolean;
};

/** Browsers refuse longer cookies (name, value and attributes together). */
export const COOKIE_LIMIT = 4096;

/** Room for the name and the attributes of a cookie. */
const ATTRIBUTES_LENGTH = 200;

/** Whether a value is short enough for a cookie, whatever its name and attributes. */
export const fitsCookie = (value: string): boolean =>
  value.length <= COOKIE_LIMIT - ATTRIBUTES_LENGTH;

/**
 * Creates the jar from a `Cookie` header. Malformed pairs are ignored; of several with one name the
 * first counts.
 */
export const cookieJar = (header: string | undefined): CookieJar => {
  const incoming = parseCookies(header ?? '');
  const outgoing = new Map<string, string>();
  const put = (name: string, value: string, { maxAge, readable = false }: CookieOptions): void => {
    const parts = [
      `${name}=${value}`,
      'Path=/',
      'Secure',
      'SameSite=Lax',
      ...(readable ? [] : ['HttpOnly']),
      ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ];
    const line = parts.join('; ');
    if (line.length >= COOKIE_LIMIT)
      throw new Error(`The cookie ${name} would be ${line.length} bytes long`);
    outgoing.set(name, line);
  };
  return {
    read: (name) => incoming.get(name),
    write: (name, value, options) => {
      incoming.set(name, value);
      put(name, value, options);
    },
    remove: (name, options = {}) => {
      if (!incoming.delete(name) && !outgoing.has(name)) return;
      put(name, '', { ...options, maxAge: 0 });
    },
    changes: () => [...outgoing.values()],
  };
};

const parseCookies = (header: string): Map<string, string> => {
  const found = new Map<string, string>();
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals).trim();
    const value = pair.slice(equals + 1).trim();
    if (equals > 0 && !found.has(name) && /^[\x21-\x7e]*$/.test(value)) found.set(name, value);
  }
  return found;
};
