import { parsePhone } from '@materia/domain-contact';
import type { Market } from '@materia/market-model';
import { addressesOf, insertAddress } from '../customers/addresses/repository.ts';
import type { Tx } from '../platform/database/with-tx.ts';

type Person = { readonly id: string; readonly firstname: string; readonly lastname: string };

/** Streets as they are written in each country: that of the home, and of another place. */
const STREETS: Readonly<Record<string, readonly [home: string, other: string]>> = {
  PL: ['ul. Długa 12/5', 'ul. Polna 3'],
  ES: ['Calle Mayor 12, 2.º B', 'Calle del Sol 3'],
  FR: ['12 rue Victor Hugo', '3 chemin des Vignes'],
  PT: ['Rua Augusta 12, 2.º Esq.', 'Rua do Sol 3'],
};

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
  for (const [at, { postcode, city }] of stores.entries()) {
    const street = STREETS[market.country]?.[at];
    if (street === undefined) return;
    await insertAddress(tx, owner, await addressesOf(tx, owner), {
      type: 'SHIPPING',
      prefix: null,
      firstname: person.firstname,
      lastname: person.lastname,
      telephone: phone.ok ? phone.value : '',
      street: [street],
      postcode,
      city,
      region: '',
    });
  }
};
