import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { z } from 'zod';

export type OpenIdSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly consoleOrigin: string;
};

/**
 * The person as identified by the provider: a verified address, and whether they used a second
 * factor there.
 */
export type OpenIdPerson = { readonly email: string; readonly secondFactor: boolean };

export type OpenId = {
  /** The URL for the sign-in, and the state that the host needs when the browser returns. */
  readonly start: () => Promise<{ readonly location: string; readonly pending: string }>;
  /** Returns undefined if the response does not match the request, or identifies no person. */
  readonly finish: (query: string, pending: string) => Promise<OpenIdPerson | undefined>;
};

/** The path of the console to which the provider redirects the browser. */
const CALLBACK = '/sign-in/callback';

const pendingSignIn = z.object({ verifier: z.string(), state: z.string(), nonce: z.string() });
const claims = z.object({
  email: z.email(),
  email_verified: z.literal(true),
  amr: z.array(z.string()).optional(),
});

/** Methods that count as a second factor (RFC 8176). */
const SECOND_FACTORS = ['mfa', 'otp', 'hwk', 'sc'];

/** Sign-in by a company's identity provider: authorization code with PKCE, state and nonce. */
export const openId = ({
  issuer,
  clientId,
  clientSecret,
  consoleOrigin,
}: OpenIdSettings): OpenId => {
  let found: Promise<Configuration> | undefined;
  // Plain http only for a provider on this machine, as in tests.
  const options = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::|\/|$)/.test(issuer)
    ? { execute: [allowInsecureRequests] }
    : {};
  const configuration = (): Promise<Configuration> => {
    found ??= discovery(new URL(issuer), clientId, clientSecret, undefined, options).catch(
      (error: unknown) => {
        found = undefined;
        throw error;
      },
    );
    return found;
  };
  return {
    start: async () => {
      const pending = {
        verifier: randomPKCECodeVerifier(),
        state: randomState(),
        nonce: randomNonce(),
      };
      const location = buildAuthorizationUrl(await configuration(), {
        redirect_uri: consoleOrigin + CALLBACK,
        scope: 'openid email',
        code_challenge: await calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: 'S256',
        state: pending.state,
        nonce: pending.nonce,
      });
      return { location: location.href, pending: JSON.stringify(pending) };
    },
    finish: async (query, text) => {
      try {
        const { verifier, state, nonce } = pendingSignIn.parse(JSON.parse(text));
        const tokens = await authorizationCodeGrant(
          await configuration(),
          new URL(`${consoleOrigin}${CALLBACK}?${query}`),
          {
            pkceCodeVerifier: verifier,
            expectedState: state,
            expectedNonce: nonce,
            idTokenExpected: true,
          },
        );
        const { email, amr = [] } = claims.parse(tokens.claims());
        return {
          email: email.toLowerCase(),
          secondFactor: amr.some((method) => SECOND_FACTORS.includes(method)),
        };
      } catch {
        return undefined;
      }
    },
  };
};
