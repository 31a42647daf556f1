import { DEVICE_SECONDS } from '../../platform/auth/known-devices.ts';

const NAME = '__Host-console';
/** The maximum lifetime of a session; an idle session ends earlier. */
const SECONDS = 12 * 3600;

/** The cookie that holds a session of the console; without a token, the one that ends it. */
export const consoleCookie = (token: string | undefined): string =>
  `${NAME}=${token ?? ''}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${token === undefined ? 0 : SECONDS}`;

/** The token from the cookies of a request, or an empty string. */
export const tokenOfCookies = (header: string | undefined): string =>
  new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{1,64})(?:;|$)`).exec(header ?? '')?.[1] ?? '';

const DEVICE = '__Host-console-device';

/** The cookie of a device on which a staff member has signed in before: it opens nothing. */
export const deviceCookie = (device: string): string =>
  `${DEVICE}=${device}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${DEVICE_SECONDS}`;

export const deviceOfCookies = (header: string | undefined): string | undefined =>
  new RegExp(`(?:^|;\\s*)${DEVICE}=([\\w.-]{1,1000})(?:;|$)`).exec(header ?? '')?.[1];

const PENDING = '__Host-console-open-id';
const PENDING_SECONDS = 600;

/**
 * The state that a sign-in at an identity provider needs on return. SameSite is Lax, because the
 * browser returns from another site.
 */
export const pendingCookie = (sealed: string | undefined): string =>
  `${PENDING}=${sealed ?? ''}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${sealed === undefined ? 0 : PENDING_SECONDS}`;

export const pendingOfCookies = (header: string | undefined): string =>
  new RegExp(`(?:^|;\\s*)${PENDING}=([\\w.-]{1,2000})(?:;|$)`).exec(header ?? '')?.[1] ?? '';
