import type { HostClient } from '@materia/api-client-kernel';

/** Whose checkout it is: the signed-in customer's, or that of the guest's cart with this id. */
export type CheckoutAccess = {
  readonly host: HostClient;
  readonly guestCartId: string | undefined;
};
