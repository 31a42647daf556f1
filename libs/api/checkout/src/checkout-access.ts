import type { CartOwnerAccess } from '@materia/api-client-kernel';
import type { CALLS_BY_AREA, FieldPath } from '@materia/api-contract';

/** The owner of a checkout: the signed-in customer, or a guest with the id of their cart. */
export type CheckoutAccess = CartOwnerAccess;

type Areas = typeof CALLS_BY_AREA;

/** The fields that refusals of the checkout and of payments may name. */
export type CheckoutField = FieldPath<
  keyof Areas['Checkout'] | keyof Areas['Guest checkout'] | keyof Areas['Payments']
>;
