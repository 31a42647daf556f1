import { anyOutageAs, type CallAnswer, type HostClient } from '@materia/api-client-kernel';
import { MARKETPLACE_CONTEXT } from '@materia/domain-stores';
import { readVendorPage, type VendorPage, type VendorReply } from './vendor-page.ts';

/** Number of vendors on a page of the list. */
export const VENDORS_PER_PAGE = 20;

export type VendorList = { readonly vendors: readonly VendorPage[]; readonly total: number };

/** A page of the active vendors of the marketplace, from 1. Empty when the call fails. */
export const fetchVendors = async (host: HostClient, page: number): Promise<VendorList> => {
  const answer = await host('listVendors', {
    query: { maxResult: VENDORS_PER_PAGE, position: (page - 1) * VENDORS_PER_PAGE },
    body: { sellerContextIdentifier: MARKETPLACE_CONTEXT, sellerStatus: 'ACTIVE' },
  }).catch(anyOutageAs(undefined));
  return answer?.ok === true
    ? { vendors: answer.value.sellers.flatMap(readAll), total: answer.value.totalResults }
    : { vendors: [], total: 0 };
};

/** The vendors that a path segment may refer to. */
export const findVendors = async (host: HostClient, key: string): Promise<readonly VendorPage[]> =>
  all(await host('findVendors', { params: { key } }));

/** The same with the current terms. */
export const findVendorTerms = async (
  host: HostClient,
  key: string,
): Promise<readonly VendorPage[]> => all(await host('readVendorTerms', { params: { key } }));

type Found = CallAnswer<'findVendors' | 'readVendorTerms'>;

const all = (answer: Found): readonly VendorPage[] =>
  answer.ok ? answer.value.data.flatMap(readAll) : [];
const readAll = (reply: VendorReply): readonly VendorPage[] => {
  const vendor = readVendorPage(reply);
  return vendor === undefined ? [] : [vendor];
};
