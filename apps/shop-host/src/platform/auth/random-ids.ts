import { randomBytes } from 'node:crypto';

/** 192 random bits, so cart ids, session ids and tokens cannot be guessed. */
export const randomId = (): string => randomBytes(24).toString('base64url');
