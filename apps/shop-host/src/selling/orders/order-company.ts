import type { FirmFacts } from '@materia/market-model';
import type { OrderRow } from './repository.ts';

/** The firm that bought, or that the invoice names. */
export const companyOf = ({ buyer }: Pick<OrderRow, 'buyer'>): Pick<FirmFacts, 'company'> => {
  const { corporation_name: name, company_fiscal_id: taxNumber } = buyer;
  return name === null && taxNumber === null
    ? {}
    : { company: { name: name ?? '', taxNumber: taxNumber ?? '' } };
};
