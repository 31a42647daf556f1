import type { FieldPath } from '@materia/api-contract';
import { describe, expect, it } from 'vitest';
import { createHostClient } from './host-client.ts';
import { listedRefusal } from './listed-refusal.ts';
import { readRefusal, UNKNOWN_REFUSAL } from './refusal-reply.ts';
import { trustedReply } from './reply-reader.ts';

const reply = (body: unknown) => ({ ok: false, status: 400, json: async () => body });

describe('the fields of a refusal', () => {
  it.each([
    [[{ field: 'body.email', kind: 'not-an-email' }], ['body.email']],
    [[{ field: 'body.email' }, { kind: 'missing' }, null, 'body.email'], []],
    ['body.email', []],
    [undefined, []],
  ])('%j are read as %j', async (fields, read) => {
    const refusal = await readRefusal(reply({ code: 'bad-input', message: '', fields }));
    expect(refusal.fields.map(({ field }) => field)).toEqual(read);
  });

  it('are those of the call: another one does not compile', async () => {
    const host = createHostClient({
      transport: async () => reply({ code: 'bad-input', message: '' }),
      replyReader: trustedReply,
    });
    const body = { address: { firstname: 'Ewa', lastname: 'Lis', telephone: '' } };
    const answer = await host('saveBillingAddress', { body });
    const fields = answer.ok ? [] : answer.error.fields;
    expect(fields.some(({ field }) => field === 'body.customer_address_id')).toBe(false);
    // @ts-expect-error a letter is missing
    expect(fields.some(({ field }) => field === 'body.custmer_address_id')).toBe(false);
    // @ts-expect-error a field of another call
    expect(fields.some(({ field }) => field === 'body.blik_code')).toBe(false);
    // @ts-expect-error there is no such fault
    expect(fields.some(({ kind }) => kind === 'mising')).toBe(false);
    const table: readonly FieldPath<'saveBillingAddress'>[] = ['body.address.postcode'];
    expect(table).toHaveLength(1);
  });
});

describe('the parameters of a refusal', () => {
  it('are typed by its code', async () => {
    const refusal = await readRefusal(
      reply({ code: 'coupon-below-minimum', parameters: { minimum: 30, missing: 20, more: 1 } }),
    );
    if (refusal.code !== 'coupon-below-minimum') throw new Error(refusal.code);
    expect(refusal.parameters).toEqual({ minimum: 30, missing: 20 });
    // @ts-expect-error there is no such parameter
    expect(refusal.parameters.minimun).toBeUndefined();
  });

  it.each([undefined, {}, { minimum: 30 }, { minimum: '30', missing: 20 }])(
    '%j breaks the contract where two amounts are needed',
    async (parameters) => {
      await expect(
        readRefusal(reply({ code: 'coupon-below-minimum', parameters })),
      ).rejects.toThrow('Invalid input');
    },
  );

  it.each([[undefined], [{ market: 'pl', duty: 'orders' }]])(
    'may be %j where only some occasions have them',
    async (parameters) => {
      expect((await readRefusal(reply({ code: 'forbidden', parameters }))).parameters).toEqual(
        parameters,
      );
    },
  );
});

describe('a code that the contract does not list', () => {
  it.each(['of-a-newer-host', 'toString', 7, undefined])('%j is one named value', async (code) => {
    const refusal = await readRefusal(reply({ code, message: 'x', parameters: { a: 1 } }));
    expect(refusal).toEqual({ code: UNKNOWN_REFUSAL, status: 400, message: 'x', fields: [] });
    expect(listedRefusal('addCoupon', refusal)).toBeUndefined();
  });

  it.each([401, 404])(
    'is no meaning of the status %i, which a proxy without a code has',
    async (status) => {
      const json = async () => ({ code: 'of-a-newer-host' });
      expect((await readRefusal({ ok: false, status, json })).code).toBe(UNKNOWN_REFUSAL);
    },
  );

  it('is not one of the call either when another call lists it', async () => {
    const refusal = await readRefusal(reply({ code: 'out-of-stock' }));
    expect(listedRefusal('addCoupon', refusal)).toBeUndefined();
    expect(listedRefusal('placeOrder', refusal)?.code).toBe('out-of-stock');
  });
});
