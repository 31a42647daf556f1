import type { RegisterAnswer, RegisteredCompany } from '@materia/domain-customer';
import { fail, ok, type Result, unreachable } from '@materia/domain-kernel';
import { parseTaxNumberOfAny } from '@materia/domain-tax-number';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Refusal } from '../../platform/contract/refusals.ts';
import type { Attempts, Limit } from '../../platform/limits/attempts.ts';
import type { CompanyLookup } from './company-lookup.ts';
import { wireCompany } from './wire-company.ts';

/** A lookup says who is in a register, so it is limited. */
const LOOKUPS: Limit = { attempts: 30, windowMs: 3_600_000 };

type CompanyCall = 'readCompany' | 'readCompanyName' | 'findCompanies';
type NumberRefusal =
  Refusal<'not-found'> | Refusal<'too-many-requests'> | Refusal<'register-unavailable'>;

/** Companies in the public register of the market (area 12). */
export const companyHandlers = ({
  attempts,
  companies,
}: {
  readonly attempts: Attempts;
  readonly companies: CompanyLookup;
}): Pick<Handlers, CompanyCall> => {
  const take = ({ market, shopperNetwork, now }: RequestContext): Promise<boolean> =>
    attempts.take(`company-lookup:${market.id}:${shopperNetwork}`, LOOKUPS, now);
  const byNumber = async (
    number: Parameters<CompanyLookup['byNumber']>[0],
    context: RequestContext,
  ): Promise<Result<RegisteredCompany, NumberRefusal>> => {
    if (!(await take(context))) return fail({ kind: 'too-many-requests' });
    const answer: RegisterAnswer<RegisteredCompany> = await companies.byNumber(number, context);
    switch (answer.kind) {
      case 'found':
        return ok(answer.value);
      case 'unknown':
        return fail({ kind: 'not-found' });
      case 'no-answer':
        return fail({ kind: 'register-unavailable' });
      default:
        return unreachable(answer);
    }
  };
  return {
    readCompany: async ({ params }, context) => {
      const number = parseTaxNumberOfAny(context.market.rules.taxNumbers, params.siret);
      if (!number.ok)
        return fail({
          kind: 'bad-input',
          fields: [{ field: 'params.siret', kind: number.error.kind }],
        });
      const found = await byNumber(number.value, context);
      return found.ok ? ok(wireCompany(found.value)) : found;
    },
    readCompanyName: async ({ params }, context) => {
      const number = parseTaxNumberOfAny(context.market.rules.taxNumbers, params.fiscalId);
      if (!number.ok)
        return fail({
          kind: 'bad-input',
          fields: [{ field: 'params.fiscalId', kind: number.error.kind }],
        });
      const found = await byNumber(number.value, context);
      return found.ok ? ok({ registeredName: found.value.name }) : found;
    },
    findCompanies: async ({ query }, context) => {
      if (!(await take(context))) return fail({ kind: 'too-many-requests' });
      const answer = await companies.byName(query.name.trim(), context);
      if (answer.kind === 'no-answer') return fail({ kind: 'register-unavailable' });
      return ok({ companies: answer.kind === 'found' ? answer.value.map(wireCompany) : [] });
    },
  };
};
