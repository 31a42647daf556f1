import { z } from 'zod';

/** The actor name for the shop's operator. The host identifies signed-in users by name. */
export const actor = z.string().trim().min(1).max(80).optional();
