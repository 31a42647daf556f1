import type { ParsedInput } from '@materia/api-contract';
import type { SharedField } from '../../platform/contract/guest-twins.ts';
import type { Refusal, RefusalOf } from '../../platform/contract/refusals.ts';

/** An order that is paid at once, with the page to which its shopper comes back. */
export type PaidPlacement = Pick<ParsedInput<'orderAndPay'>, 'headers'> & {
  readonly body: ParsedInput<'orderAndPay'>['body'] & { readonly return_path: string };
};
/** What a placement asks for: to pay in store, or to pay at once. */
export type PlacementInput = ParsedInput<'placeOrder'> | PaidPlacement;
export type PlacementRefusal = Refusal<RefusalOf<'placeOrder'>['kind'], SharedField<'placeOrder'>>;

/** Carries a refusal out of the transaction, which must write nothing. */
export class Refusing extends Error {
  readonly refusal: PlacementRefusal;
  constructor(refusal: PlacementRefusal) {
    super(refusal.kind);
    this.refusal = refusal;
  }
}

/** Refuses a placement, from wherever in its transaction. */
export const refuse = (refusal: PlacementRefusal): never => {
  throw new Refusing(refusal);
};

/** The units are no longer where they were read. Elsewhere there may be enough. */
export class UnitsMoved extends Refusing {
  constructor() {
    super({ kind: 'out-of-stock' });
  }
}
