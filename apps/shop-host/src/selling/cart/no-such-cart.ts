import { fail } from '@materia/domain-kernel';
import type { Refusal } from '../../platform/contract/refusals.ts';

/** The same response for a cart that does not exist and for one that belongs to another shopper. */
export const noSuchCart = (cartId: string): { ok: false; error: Refusal<'no-such-cart'> } =>
  fail({ kind: 'no-such-cart', parameters: { fieldName: 'cartId', fieldValue: cartId } });
