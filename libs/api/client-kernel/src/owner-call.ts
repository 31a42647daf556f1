import {
  type CallInput,
  callOf,
  type GuestTwinOf,
  type SharedCallName,
} from '@materia/api-contract';
import type { AnyInput } from './call-request.ts';
import type { CallAnswer, HostClient } from './host-client.ts';

/** Who calls about a cart: its customer, or the guest who knows the id of theirs. */
export type CartOwnerAccess = {
  readonly host: HostClient;
  /** Undefined for customers. */
  readonly guestCartId: string | undefined;
};

/** Calls whose twin takes the same input and the id of the cart. */
type OwnerCallName = {
  readonly [Name in SharedCallName]: CallInput<Name> & {
    readonly params: { readonly cartId: string };
  } extends CallInput<GuestTwinOf<Name>>
    ? Name
    : never;
}[SharedCallName];

/** The answer to a customer or to a guest, whose reply may have more. */
export type OwnerAnswer<Name extends OwnerCallName> =
  CallAnswer<Name> | CallAnswer<GuestTwinOf<Name>>;

/** Makes a call of customers, or the same call of guests for a guest's cart. */
export const callAsOwner = <Name extends OwnerCallName>(
  { host, guestCartId }: CartOwnerAccess,
  name: Name,
  input: CallInput<Name>,
): Promise<OwnerAnswer<Name>> => {
  const twin = callOf(name).guest;
  if (guestCartId === undefined || twin === undefined) return host(name, input);
  const { params, ...rest }: AnyInput = input;
  // `OwnerCallName` has compared the inputs of the pair, which the compiler cannot follow by name.
  const guestInput = { ...rest, params: { ...objectOf(params), cartId: guestCartId } };
  return Reflect.apply(host, undefined, [twin.name, guestInput]);
};

const objectOf = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {};
