import { z } from 'zod';
import type { CallSchemas } from './call.ts';
import { type Calls, type NamesTheCart, type NameOf, twinTable } from './guest-twins.ts';

/** The cart of a guest, in the path. */
export const guestCartParams = z.object({ cartId: z.string().max(64) });

type SchemasOf<Own extends Calls> = Readonly<Record<keyof Own, CallSchemas>>;

type GuestShapes<Entry, Shapes> = Entry extends NamesTheCart
  ? Shapes
  : Omit<Shapes, 'params'> & { readonly params: typeof guestCartParams };

type GuestSchemas<Own extends Calls, Schemas extends SchemasOf<Own>> = {
  readonly [Name in keyof Own as NameOf<Own[Name]>]: GuestShapes<Own[Name], Schemas[Name]>;
};

/** The shapes of the calls that guests make: those of customers, with the cart where it is added. */
export const guestTwinSchemas = <const Own extends Calls, const Schemas extends SchemasOf<Own>>(
  own: Own,
  schemas: Schemas,
): GuestSchemas<Own, Schemas> => {
  const shapes: Readonly<Record<string, CallSchemas>> = schemas;
  return twinTable<GuestSchemas<Own, Schemas>>(own, (name, _entry, { input }) =>
    input === 'same' ? shapes[name] : { ...shapes[name], params: guestCartParams },
  );
};
