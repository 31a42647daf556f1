import type { ThreadReader } from '@materia/domain-messages';
import type { SellerScope } from '../../platform/contract/seller-scope.ts';

/** Whose threads a statement may touch. Every function of the repository takes one. */
export type ThreadScope =
  | { readonly kind: 'customer'; readonly market: string; readonly customerId: string }
  | SellerScope
  | { readonly kind: 'staff'; readonly market: string };

/** The reader whom a scope stands for. */
export const readerOf = (scope: ThreadScope): ThreadReader => {
  switch (scope.kind) {
    case 'customer':
      return { kind: 'customer', customerId: scope.customerId };
    case 'seller':
      return { kind: 'seller', sellerCode: scope.seller };
    case 'staff':
      return { kind: 'staff' };
  }
};
