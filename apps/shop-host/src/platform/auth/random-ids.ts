import { randomBytes } from 'node:crypto';

/** 192 random bits: nobody guesses another's cart, session or token. */
export const randomId = (): string => randomBytes(24).toString('base64url');
