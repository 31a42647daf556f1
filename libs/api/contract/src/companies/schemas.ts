import { FIELD_MAXIMUMS } from '@materia/domain-contact';
import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { approvalSchemas } from './approval-schemas.ts';
import { company } from './company-shape.ts';
import { companyMemberSchemas } from './member-schemas.ts';
import type { companyCalls } from './calls.ts';

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
  ...approvalSchemas,
} as const satisfies Readonly<Record<keyof typeof companyCalls, CallSchemas>>;
