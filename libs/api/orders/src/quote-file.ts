import type { HostClient } from '@materia/api-client-kernel';

/** A quote of the customer, or of a colleague, as a file. */
export const fetchQuoteFile = async (host: HostClient, quoteId: string) => {
  const own = await host('readQuotePdf', { params: { quoteId } });
  if (own.ok) return own;
  const legalEntityId = await companyOf(host);
  return legalEntityId === undefined
    ? own
    : host('readCompanyQuotePdf', { params: { legalEntityId, quoteId } });
};

/** The id of the customer's company. */
export const companyOf = async (host: HostClient): Promise<string | undefined> => {
  const answer = await host('readMyCompany', {});
  return answer.ok ? answer.value.company?.legal_entity_id : undefined;
};
