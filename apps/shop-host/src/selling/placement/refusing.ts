import type { ParsedInput } from '@materia/api-contract';
import type { SharedField } from '../../platform/contract/guest-twins.ts';
import type { Refusal, RefusalOf } from '../../platform/contract/refusals.ts';

/** What a placement asks for: to pay in store, or to pay at once. */
export type PlacementInput = ParsedInput<'placeOrder'> | ParsedInput<'orderAndPay'>;
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
