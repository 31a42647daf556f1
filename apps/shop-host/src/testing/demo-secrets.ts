/** Secrets of the demo accounts in tests; a data folder generates its own. */
export const DEMO_PASSWORD = 'Demo-of-tests-7!';
export const DEMO_TOTP_SECRET = 'MATERIATESTCONSOLE2345ABCDEFGHIJ';
