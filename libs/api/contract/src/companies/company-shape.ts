import { z } from 'zod';

/** A company as a register has it. Only number and name are always known. */
export const company = z
  .object({
    /** The number under which it was found. */
    siret: z.string(),
    siren: z.string().optional(),
    nic: z.string().optional(),
    denomination: z.string(),
    creationDate: z.string().optional(),
    address: z.object({ street: z.string(), postcode: z.string(), city: z.string() }).optional(),
    vatNumber: z.string().optional(),
    activityTypeCode: z.string().optional(),
    activityTypeLabel: z.string().optional(),
    legalNatureCode: z.string().optional(),
    legalNatureLabel: z.string().optional(),
    employeeSlices: z.string().optional(),
  })
  .meta({ id: 'Company' });
