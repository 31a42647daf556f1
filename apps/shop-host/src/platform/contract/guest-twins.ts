import {
  CALLS,
  type GuestTwin,
  type GuestTwinOf,
  type ParsedInput,
  type Reply,
  type SharedCallName,
  twinTable,
} from '@materia/api-contract';
import type { Result } from '@materia/domain-kernel';
import type { RequestContext } from './context.ts';
import type { Handlers } from './handlers.ts';
import type { FieldOf, Refusal, RefusalOf } from './refusals.ts';

/** The fields that a call of customers and its twin for guests have in common. */
export type SharedField<Name extends SharedCallName> = FieldOf<Name> & FieldOf<GuestTwinOf<Name>>;

/**
 * The handler of a call that customers and guests make. Its context says whose cart it is about, and
 * its refusals name only fields that both calls have.
 */
export type SharedHandler<
  Name extends SharedCallName,
  Context,
  Field extends string = SharedField<Name>,
> = (
  input: ParsedInput<Name>,
  context: Context,
) => Promise<Result<Reply<Name>, Refusal<RefusalOf<Name>['kind'], Field>>>;

export type SharedHandlers<Names extends SharedCallName, Context> = {
  readonly [Name in Names]: SharedHandler<Name, Context>;
};

/** Calls whose twin has the same input, apart from the cart, and the same reply. */
type AlikeCallName = {
  readonly [Name in SharedCallName]: ParsedInput<GuestTwinOf<Name>> extends ParsedInput<Name>
    ? Reply<Name> extends Reply<GuestTwinOf<Name>>
      ? Name
      : never
    : never;
}[SharedCallName];

type GuestRefusal = Refusal<'forbidden' | 'no-such-cart'>;

/** The context in which a handler runs for a guest, or why the guest is not admitted. */
export type AdmitGuest<Context> = (
  /** Empty where the input names the cart elsewhere. */
  cartId: string,
  context: RequestContext,
  twin: Pick<GuestTwin, 'everyMarket'>,
) => Promise<Result<Context, GuestRefusal>>;

/**
 * The handlers of guests' calls: each admits the guest, then runs the handler of the customers' call.
 * A call whose twin has another input or reply does not compile here and needs a handler of its own.
 */
export const twinHandlers = <Names extends AlikeCallName, Context>(
  handlers: SharedHandlers<Names, Context>,
  admit: AdmitGuest<Context>,
): Pick<Handlers, GuestTwinOf<Names>> => {
  const own = Object.fromEntries(Object.entries(CALLS).filter(([name]) => name in handlers));
  const known: Readonly<Record<string, AnyFunction | undefined>> = handlers;
  return twinTable<Pick<Handlers, GuestTwinOf<Names>>>(
    own,
    (name, _entry, twin) => async (input: GuestInput, context: RequestContext) => {
      const guest = await admit(input.params?.cartId ?? '', context, twin);
      const handle = known[name];
      if (handle === undefined) throw new Error(`${name} has no handler`);
      return guest.ok ? Reflect.apply(handle, undefined, [input, guest.value]) : guest;
    },
  );
};

type GuestInput = { readonly params?: { readonly cartId?: string } };
type AnyFunction = (...inputs: never[]) => unknown;
