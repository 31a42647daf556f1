const NAME = '__Host-console';
/** As long as a session can last at most; it ends earlier when nobody uses it. */
const SECONDS = 12 * 3600;

/** The cookie that holds a session of the console; without a token, the one that ends it. */
export const consoleCookie = (token: string | undefined): string => `${NAME}=${token ?? ''}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${token === undefined ? 0 : SECONDS}`;

/** The token among the cookies of a request, or an empty text. */
export const tokenOfCookies = (header: string | undefined): string => new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{1,64})(?:;|$)`).exec(header ?? '')?.[1] ?? '';
