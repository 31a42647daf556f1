import { SITE_QUESTIONS } from '@materia/domain-shipping';
import { z } from 'zod';

/** The shopper's answers to what the driver of a truck needs to know of the place. */
export const siteAccess = z
  .object({
    road: z.enum(SITE_QUESTIONS.road),
    floor: z.enum(SITE_QUESTIONS.floor),
    unloading: z.enum(SITE_QUESTIONS.unloading),
  })
  .meta({ id: 'SiteAccess' });
