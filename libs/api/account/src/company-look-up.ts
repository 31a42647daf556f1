import { type HostClient, refusalMeaning, type RefusalTable } from '@materia/api-client-kernel';
import type { Reply } from '@materia/api-contract';
import type { CompanyCard, CompanyLookUp } from '@materia/domain-customer';

type Failure = Exclude<CompanyLookUp['kind'], 'found' | 'nothing-typed'>;

const NOT_READ = {
  'bad-input': 'not-a-number',
  'not-found': 'unknown',
  'register-unavailable': 'no-answer',
  'too-many-requests': 'too-many-requests',
} as const satisfies RefusalTable<'readCompany', Failure>;

const NOT_SEARCHED = {
  'bad-input': 'unknown',
  'register-unavailable': 'no-answer',
  'too-many-requests': 'too-many-requests',
} as const satisfies RefusalTable<'findCompanies', Failure>;

/** Looks a company up by its number or, if none was typed, by its name. */
export const lookUpCompany = async (
  host: HostClient,
  { number, name }: { readonly number: string; readonly name: string },
): Promise<CompanyLookUp> => {
  if (number !== '') {
    const answer = await host('readCompany', { params: { siret: number } });
    return answer.ok
      ? { kind: 'found', value: [readCard(answer.value)] }
      : { kind: refusalMeaning('readCompany', answer.error, NOT_READ, 'no-answer') };
  }
  if (name === '') return { kind: 'nothing-typed' };
  const answer = await host('findCompanies', { query: { name } });
  if (!answer.ok)
    return { kind: refusalMeaning('findCompanies', answer.error, NOT_SEARCHED, 'no-answer') };
  const { companies } = answer.value;
  return companies.length === 0
    ? { kind: 'unknown' }
    : { kind: 'found', value: companies.map(readCard) };
};

const readCard = ({ siret, denomination, address }: Reply<'readCompany'>): CompanyCard => ({
  taxNumber: siret,
  name: denomination,
  address,
});
