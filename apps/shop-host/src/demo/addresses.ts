import { parsePhone } from '@materia/domain-contact';
import type { Market } from '@materia/market-model';
import { addressesOf, insertAddress } from '../customers/addresses/repository.ts';
import type { Tx } from '../platform/database/with-tx.ts';

type Person = { readonly id: string; readonly firstname: string; readonly lastname: string };

/**
 * Saves two addresses for a demo account, in the towns of the first stores, unless its book has
 * some already.
 */
export const createDemoAddresses = async (
  tx: Tx,
  market: Market,
  person: Person,
): Promise<void> => {
  const owner = { market: market.id, customerId: person.id };
  if ((await addressesOf(tx, owner)).length > 0) return;
  const phone = parsePhone(market.rules.phone.placeholder, market.rules.phone);
  const stores = await tx
    .selectFrom('store')
    .select(['postcode', 'city'])
    .where('market', '=', market.id)
    .orderBy('position')
    .limit(2)
    .execute();
  const { home, other } = market.demo.streets;
  for (const [at, { postcode, city }] of stores.entries()) {
    await insertAddress(tx, owner, await addressesOf(tx, owner), {
      type: 'SHIPPING',
      prefix: null,
      firstname: person.firstname,
      lastname: person.lastname,
      telephone: phone.ok ? phone.value : '',
      street: [at === 0 ? home : other],
      postcode,
      city,
      region: '',
    });
  }
};
