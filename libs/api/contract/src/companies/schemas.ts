import { FIELD_MAXIMUMS } from '@materia/domain-contact';
import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { companyMemberSchemas } from './member-schemas.ts';
import type { companyCalls } from './calls.ts';

/** A company as a register has it. Only number and name are always known. */
const company = z
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

/** With the blanks, dots and dashes that people write. */
const number = z.string().min(1).max(30);

export const companySchemas = {
  readCompany: { params: z.object({ siret: number }), reply: company },
  readCompanyName: {
    params: z.object({ fiscalId: number }),
    reply: z.object({ registeredName: z.string() }),
  },
  findCompanies: {
    query: z.object({ name: z.string().max(FIELD_MAXIMUMS.company) }),
    reply: z.object({ companies: z.array(company) }),
  },
  ...companyMemberSchemas,
} as const satisfies Readonly<Record<keyof typeof companyCalls, CallSchemas>>;
