import { fail } from '@materia/domain-kernel';
import type { Refusal } from '../../platform/contract/refusals.ts';

/** The one answer for a cart that is not there or belongs to somebody else (ERR-02). */
export const noSuchCart = (cartId: string): { ok: false; error: Refusal<'no-such-cart'> } =>
  fail({ kind: 'no-such-cart', parameters: { fieldName: 'cartId', fieldValue: cartId } });
