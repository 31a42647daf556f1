import { z } from 'zod';

/** Who acts for the shop's operator. The host knows people who are signed in by name. */
export const actor = z.string().trim().min(1).max(80).optional();
