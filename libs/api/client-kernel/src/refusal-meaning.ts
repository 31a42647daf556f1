import {
  type GuestTwinOf,
  guestTwinOf,
  type SharedCallName,
  type ShopCallName,
} from '@materia/api-contract';
import { listedRefusal, type RefusalOfCalls } from './listed-refusal.ts';
import type { HostRefusal } from './refusal-reply.ts';

/** An entry for each refusal that the contract lists for these calls. */
export type RefusalTable<Name extends ShopCallName, Meaning> = Readonly<
  Record<RefusalOfCalls<Name>, Meaning>
>;

/**
 * What a refusal means to the caller, by a table over the refusals of the call: a new one does not
 * compile until it has an entry. `unlisted` is for those that any call may get, such as of an
 * expired credential, and for those of a newer host.
 */
export const refusalMeaning = <
  Name extends ShopCallName,
  const Table extends RefusalTable<Name, unknown>,
  const Unlisted,
>(
  names: Name | readonly Name[],
  refusal: HostRefusal,
  table: Table,
  unlisted: Unlisted,
): Table[RefusalOfCalls<Name>] | Unlisted => {
  const listed = listedRefusal(names, refusal);
  return listed === undefined ? unlisted : table[listed.code];
};

/** The same for a call that customers and guests make, each by its own name. */
export const ownerRefusalMeaning = <
  Name extends SharedCallName,
  const Table extends RefusalTable<Name | GuestTwinOf<Name>, unknown>,
  const Unlisted,
>(
  name: Name,
  refusal: HostRefusal,
  table: Table,
  unlisted: Unlisted,
): Table[RefusalOfCalls<Name | GuestTwinOf<Name>>] | Unlisted =>
  refusalMeaning([name, guestTwinOf(name)], refusal, table, unlisted);

/** The host does not know the credential any more. No call lists this, because any may get it. */
export const isCredentialExpired = ({ code }: Pick<HostRefusal, 'code'>): boolean =>
  code === 'unauthenticated';
