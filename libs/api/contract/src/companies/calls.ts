import { approvalCalls } from './approval-calls.ts';
import { companyMemberCalls } from './member-calls.ts';

/** Companies in the public register of the market (area 12). */
export const companyCalls = {
  readCompany: {
    method: 'GET',
    path: '/company/siret/:siret',
    credential: 'public',
    summary: 'A company by its number in the public register of the market',
    refusals: ['bad-input', 'not-found', 'too-many-requests', 'register-unavailable'],
  },
  readCompanyName: {
    method: 'GET',
    path: '/company/fiscal-id/:fiscalId',
    credential: 'public',
    summary: 'The registered name of a company by its tax number',
    refusals: ['bad-input', 'not-found', 'too-many-requests', 'register-unavailable'],
  },
  findCompanies: {
    method: 'GET',
    path: '/company/search',
    credential: 'public',
    summary: 'Companies by their name, where the register of the market finds them by it',
    refusals: ['bad-input', 'too-many-requests', 'register-unavailable'],
  },
  ...companyMemberCalls,
  ...approvalCalls,
} as const;
