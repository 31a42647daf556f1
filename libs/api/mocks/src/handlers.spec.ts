import { getResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHostClient } from '@materia/api-client-kernel';
import { type CallName, callOf, CALLS } from '@materia/api-contract';
import { CALL_NAMES, parseReply, SCHEMAS } from '@materia/api-contract/schemas';
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

const BASES = { host: 'http://host.test', storefront: 'http://shop.test', unit: baseUrl };

const request = { params: {}, query: new URLSearchParams(), body: undefined };

describe('mock handlers derived from the contract', () => {
  it('serve every call of the contract, each at its own address (CALL-08, CALL-26, CALL-40)', async () => {
    const asked: CallName[] = [];
    const recording = Object.fromEntries(
      CALL_NAMES.map((name) => [
        name,
        () => {
          asked.push(name);
          return { refusal: 'not-found' } as const;
        },
      ]),
    );
    const handlers = mockHandlers(baseUrl, { ...defaultResponses, ...recording });
    for (const name of CALL_NAMES) {
      const { method, path, base = 'unit' } = callOf(name);
      const url = `${BASES[base]}${path.replaceAll(/:\w+/g, '1')}`;
      const response = await getResponse([...handlers], new Request(url, { method }));
      expect([name, response?.status]).toEqual([name, 404]);
    }
    expect(asked).toEqual(CALL_NAMES);
  });

  it('pass parameters on as they were before they became part of an address', async () => {
    let id: unknown;
    const handlers = mockHandlers(baseUrl, {
      ...defaultResponses,
      readProduct: ({ params }) => {
        ({ id } = params);
        return { refusal: 'not-found' };
      },
    });
    const { path } = CALLS.readProduct;
    const url = `${baseUrl}${path.replace(':id', encodeURIComponent('a/ä b'))}`;
    await getResponse([...handlers], new Request(url));
    expect(id).toBe('a/ä b');
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
