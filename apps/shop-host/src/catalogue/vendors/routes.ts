import type { Reply } from '@materia/api-contract';
import { MARKETPLACE_CONTEXT } from '@materia/domain-stores';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Refusal } from '../../platform/contract/refusals.ts';
import type { WithDb } from '../../platform/database/with-tx.ts';
import { findByKey } from './find-by-key.ts';
import { findVendor, listVendors } from './repository.ts';
import { wireVendor } from './wire-vendor.ts';

const NOT_FOUND = fail({ kind: 'not-found' } as const);

/**
 * The vendor calls (area 06). The marketplace is the only seller context; any other has no vendors.
 */
export const vendorHandlers = ({
  db,
}: WithDb): Pick<Handlers, 'listVendors' | 'readVendor' | 'findVendors' | 'readVendorTerms'> => {
  const byKey = async (
    market: string,
    key: string,
  ): Promise<Result<Reply<'findVendors'>, Refusal<'not-found'>>> => {
    const rows = await findByKey(db, market, key);
    return rows.length === 0 ? NOT_FOUND : ok({ data: rows.map(wireVendor) });
  };
  return {
    listVendors: async ({ query, body }, { market }) => {
      if (String(body.sellerContextIdentifier) !== MARKETPLACE_CONTEXT)
        return ok({ sellers: [], totalResults: 0 });
      const { rows, total } = await listVendors(db, market.id, {
        status: body.sellerStatus,
        position: query.position,
        most: query.maxResult,
      });
      return ok({ sellers: rows.map(wireVendor), totalResults: total });
    },
    readVendor: async ({ params }, { market }) => {
      const row = await findVendor(db, market.id, params.id);
      return row === undefined ? NOT_FOUND : ok(wireVendor(row));
    },
    findVendors: ({ params }, { market }) => byKey(market.id, params.key),
    readVendorTerms: ({ params }, { market }) => byKey(market.id, params.key),
  };
};
