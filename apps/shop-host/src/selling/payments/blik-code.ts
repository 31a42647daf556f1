import {
  type BlikCode,
  needsCode,
  parseBlikCode,
  type PaymentMethod,
} from '@materia/domain-checkout';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Refusal } from '../../platform/contract/refusals.ts';

/** A BLIK code as typed, or what is wrong with it. Other methods have none. */
export const blikCodeOf = (
  method: PaymentMethod,
  typed: string | undefined,
): Result<BlikCode | undefined, Refusal<'bad-input', 'body.blik_code'>> => {
  if (!needsCode(method)) return ok(undefined);
  const code = parseBlikCode(typed ?? '');
  return code.ok
    ? code
    : fail({
        kind: 'bad-input',
        fields: [{ field: 'body.blik_code', kind: code.error.kind }],
      });
};
