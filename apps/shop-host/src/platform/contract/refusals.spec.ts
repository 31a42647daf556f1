import { fail, ok } from '@materia/domain-kernel';
import { describe, expect, it } from 'vitest';
import type { HandlersOf } from './handlers.ts';
import type { SharedHandlers } from './guest-twins.ts';
import { type Refusal, refusalBody, statusOf } from './refusals.ts';

type SaveEmail = HandlersOf<'saveGuestEmail'>;

describe('a refusal of a handler', () => {
  it('names a field of its call, with a fault of the list', () => {
    const refused: Refusal<'bad-input', 'body.email'> = {
      kind: 'bad-input',
      fields: [{ field: 'body.email', kind: 'not-an-email' }],
    };
    expect(statusOf(refused.kind)).toBe(400);
    expect(refusalBody(refused, 'id')).toMatchObject({ code: 'bad-input', fields: refused.fields });
  });

  it('does not compile with a field or a fault that is misspelled', () => {
    const handlers: readonly SaveEmail[] = [
      {
        saveGuestEmail: async () =>
          fail({ kind: 'bad-input', fields: [{ field: 'body.email', kind: 'missing' }] }),
      },
      {
        saveGuestEmail: async () =>
          // @ts-expect-error a letter is missing in the field
          fail({ kind: 'bad-input', fields: [{ field: 'body.emial', kind: 'missing' }] }),
      },
      {
        saveGuestEmail: async () =>
          // @ts-expect-error a letter is missing in the fault
          fail({ kind: 'bad-input', fields: [{ field: 'body.email', kind: 'mising' }] }),
      },
      {
        saveGuestEmail: async () =>
          // @ts-expect-error a field of another call
          fail({ kind: 'bad-input', fields: [{ field: 'body.blik_code', kind: 'missing' }] }),
      },
    ];
    expect(handlers).toHaveLength(4);
  });

  it('of customers and guests alike names only fields that both calls have', () => {
    type Hour = SharedHandlers<'changePickupHour', object>;
    const handlers: readonly Hour[] = [
      {
        changePickupHour: async () =>
          fail({ kind: 'bad-input', fields: [{ field: 'body.retailer_id', kind: 'unknown' }] }),
      },
      {
        changePickupHour: async () =>
          // @ts-expect-error the path of guests names no store
          fail({ kind: 'bad-input', fields: [{ field: 'params.storeId', kind: 'unknown' }] }),
      },
    ];
    expect(handlers).toHaveLength(2);
  });

  it('does not compile without its parameters, or with those of another', () => {
    type Add = HandlersOf<'addCoupon'>;
    const handlers: readonly Add[] = [
      {
        addCoupon: async () =>
          fail({ kind: 'coupon-below-minimum', parameters: { minimum: 30, missing: 20 } }),
      },
      {
        // @ts-expect-error the parameters are missing
        addCoupon: async () => fail({ kind: 'coupon-below-minimum' }),
      },
      {
        addCoupon: async () =>
          // @ts-expect-error a parameter was renamed
          fail({ kind: 'coupon-below-minimum', parameters: { least: 30, missing: 20 } }),
      },
      {
        // @ts-expect-error the refusal has no parameters
        addCoupon: async () => fail({ kind: 'coupon-used', parameters: { code: 'TENTH' } }),
      },
    ];
    expect(handlers).toHaveLength(4);
  });

  it('names no field unless the call refuses bad input', () => {
    const handler: HandlersOf<'readSelectedPayment'> = {
      readSelectedPayment: async () => ok(null),
    };
    expect(handler).toHaveProperty('readSelectedPayment');
    // @ts-expect-error the call does not refuse bad input
    const refused: Awaited<ReturnType<typeof handler.readSelectedPayment>> = fail({
      kind: 'bad-input',
    });
    expect(refused.ok).toBe(false);
  });
});
