import type { FieldPath } from '@materia/api-contract';
import { describe, expect, it } from 'vitest';
import { createHostClient } from './host-client.ts';
import { readRefusal } from './refusal-reply.ts';
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
