import type { Reply } from '@materia/api-contract';
import type { Market } from '@materia/market-model';
import { type CheckedCartAddress, placeOfRow } from './cart-address.ts';

type WireCartAddress = NonNullable<Reply<'readShippingAddress'>>;

/** A stored address on the wire. */
export const wireCartAddress = (row: CheckedCartAddress, market: Market): WireCartAddress => ({
  address: { ...wirePerson(row), ...wirePlace(row, market) },
  ...entryOf(row),
});

/** The same for an address to which something is sent; undefined where only a person was named. */
export const wireSentAddress = (
  row: CheckedCartAddress,
  market: Market,
): Reply<'saveThirdPartyShippingAddress'> | undefined => {
  const place = wirePlace(row, market);
  return place && { address: { ...wirePerson(row), ...place }, ...entryOf(row) };
};

/** Who receives the order, as the checkout lists it. */
export const wireContact = (
  row: CheckedCartAddress,
  market: Market,
): NonNullable<Reply<'readCheckout'>['contact']> => {
  const { firstname, lastname, telephone } = row;
  const sent = wireSentAddress(row, market);
  return {
    firstname,
    lastname,
    telephone,
    ...(sent && { address: sent.address }),
    ...entryOf(row),
  };
};

const wirePerson = ({ prefix, firstname, lastname, telephone }: CheckedCartAddress) => ({
  ...(prefix !== null && { prefix }),
  firstname,
  lastname,
  telephone,
});

const wirePlace = (row: CheckedCartAddress, { country }: Market) => {
  const place = placeOfRow(row);
  return (
    place && { country_id: country, ...place, ...(row.region !== '' && { region: row.region }) }
  );
};

const entryOf = ({ customer_address_id }: CheckedCartAddress) =>
  customer_address_id === null ? {} : { customer_address_id };
