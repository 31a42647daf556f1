import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHostClient } from '@materia/api-client-kernel';
import { CALLS } from '@materia/api-contract';
import { parseReply, SCHEMAS } from '@materia/api-contract/schemas';
import { aRefusal } from './builders/refusal.ts';
import { defaultResponses } from './default-responses.ts';
import { type MockResponses, mockHandlers, type MockRequest } from './handlers.ts';

const baseUrl = 'http://host.test/pl';
const server = setupServer(
  ...mockHandlers(baseUrl, {
    ...defaultResponses,
    readProduct: () => ({ refusal: 'not-found' }),
    deleteFromGuestCart: () => aRefusal('no-such-cart'),
  }),
);

beforeAll(() => server.listen());
afterAll(() => server.close());

const client = createHostClient({
  baseUrl: `${baseUrl}/`,
  headers: { authorization: 'Bearer public' },
  replyReader: parseReply,
});

/** Calls whose reply is a list of items. */
const STREAMS: ReadonlySet<string> = new Set(['followFlags', 'importOwnFile']);

const request = { params: {}, query: new URLSearchParams(), body: undefined };

describe('mock handlers derived from the contract', () => {
  it('serve every call of the contract (CALL-08, CALL-26, CALL-40)', () => {
    expect(mockHandlers(baseUrl, defaultResponses)).toHaveLength(Object.keys(CALLS).length);
  });

  it.each(Object.entries(defaultResponses))(
    'respond to %s in the shape of the contract',
    (name, answer: (request: MockRequest) => object) => {
      const made = answer(request);
      if (!('reply' in made)) return;
      const schema = Object.entries(SCHEMAS).find(([key]) => key === name)?.[1].reply;
      const items = STREAMS.has(name) && Array.isArray(made.reply) ? made.reply : [made.reply];
      for (const item of items) expect(schema?.safeParse(item).success).toBe(true);
    },
  );

  it('distinguish /retailer/list from a store called "list"', async () => {
    const answer = await client('listStores', {});
    expect(answer.ok && answer.value.data).toHaveLength(1);
  });

  it('respond to a refusal with its status, which the client returns as a value', async () => {
    const answer = await client('readProduct', { params: { id: 'nothing' } });
    expect(answer).toMatchObject({ ok: false, error: { code: 'not-found', status: 404 } });
  });

  it('contain the fixed text of a lost cart (ERR-02)', async () => {
    const answer = await client('deleteFromGuestCart', { params: { cartId: 'x', itemId: '1' } });
    expect(answer).toMatchObject({
      ok: false,
      error: { message: 'No such entity with %fieldName = %fieldValue' },
    });
  });

  it('do not compile when a call is missing', () => {
    const { readStore, ...rest } = defaultResponses;
    expect(readStore).toBeTypeOf('function');
    // @ts-expect-error readStore has no answer
    const partial: MockResponses = rest;
    expect(partial).not.toHaveProperty('readStore');
  });
});
