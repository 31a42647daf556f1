import type { CartOwnerAccess } from '@materia/api-client-kernel';
import type { CALLS_BY_AREA, FieldPath } from '@materia/api-contract';

/** Whose checkout it is: the signed-in customer's, or that of the guest's cart with this id. */
export type CheckoutAccess = CartOwnerAccess;

type Areas = typeof CALLS_BY_AREA;

/** The fields that refusals of the checkout and of payments may name. */
export type CheckoutField = FieldPath<
  keyof Areas['Checkout'] | keyof Areas['Guest checkout'] | keyof Areas['Payments']
>;
