import type { Brand } from '@materia/domain-kernel';

/** The code of a seller, as the session of one of its people proves it. */
export type ProvenSeller = Brand<string, 'ProvenSeller'>;

/**
 * What a person of a seller may see: the rows of that seller in one market. Repositories take it instead
 * of a code, and only the repository of sessions makes one, so that no call can name another seller.
 */
export type SellerScope = {
  readonly kind: 'seller';
  readonly market: string;
  readonly seller: ProvenSeller;
};

/** The caller of a seller's call. */
export type SellerPerson = {
  readonly email: string;
  readonly name: string;
  readonly scope: SellerScope;
};
