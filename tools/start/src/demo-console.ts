/** The authenticator secret of the console's demo accounts, as the host seeds it: for an authenticator app, or `npm run console:code`. */
export const DEMO_TOTP_SECRET = 'MATERIADEMOCONSOLE2345ABCDEFGHIJ';
