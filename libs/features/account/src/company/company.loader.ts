import { fetchCustomer, fetchMyCompany, type MyCompany } from '@materia/api-account';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { money, type Money } from '@materia/domain-money';
import { shopRequest } from '@materia/page-request';
import { zonedMoment } from '@materia/platform-clock';
import type { LoaderFunctionArgs } from 'react-router';

/** The company of the customer, or the firm that could open one, or neither. */
export type CompanyFacts = {
  readonly company:
    | (Omit<MyCompany, 'invitations' | 'limitMinor'> & {
        /** Orders of buyers above it wait for an approver; undefined for no limit. */
        readonly limit: Money | undefined;
        readonly invitations: readonly (Omit<MyCompany['invitations'][number], 'expiresAt'> & {
          readonly until: PlainDate;
        })[];
      })
    | undefined;
  readonly firm: { readonly name: string; readonly taxNumber: string } | undefined;
};

export const loadCompany = async ({
  context,
}: Pick<LoaderFunctionArgs, 'context'>): Promise<CompanyFacts> => {
  const { host, market } = context.get(shopRequest);
  const company = await fetchMyCompany(host);
  if (company === undefined) {
    const firm = (await fetchCustomer(host))?.company;
    return {
      company,
      firm: firm === undefined || firm.name === '' || firm.taxNumber === '' ? undefined : firm,
    };
  }
  const { limitMinor, ...known } = company;
  return {
    company: {
      ...known,
      limit: limitMinor === null ? undefined : money(limitMinor, market.currency),
      invitations: company.invitations.map(({ expiresAt, ...invitation }) => ({
        ...invitation,
        until: zonedMoment(expiresAt, market.timeZone).date,
      })),
    },
    firm: undefined,
  };
};
