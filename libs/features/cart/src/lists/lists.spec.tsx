import { aCartReply, aCartItem, type MockResponses, mockHost } from '@materia/api-mocks';
import { describe, expect, it } from 'vitest';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { aVisit, outcomeOf, posted } from '@materia/testing/visit';
import { changeList, changeLists } from './lists.action.ts';
import { loadList, loadLists } from './lists.loader.ts';
import { ListsView } from './ListsView.tsx';
import { ListView } from './ListView.tsx';

const [poland] = markets;
const CUSTOMER = {
  id: 'c-1',
  firstname: 'Anna',
  lastname: 'Nowak',
  email: 'anna@materia.example',
  mobile: '',
  isProfessional: false,
};
const params = { listId: 'list-1' };

const visitOf = (answers: Partial<MockResponses>) =>
  aVisit(poland, mockHost(answers), { customer: CUSTOMER, cartId: 'cart-1' });

const send = async (
  fields: Readonly<Record<string, string>>,
  answers: Partial<MockResponses> = {},
) => {
  const visit = visitOf(answers);
  return {
    ...(await outcomeOf(() =>
      changeList({ context: visit.context, request: posted(fields), params }),
    )),
    sessionEvents: visit.sessionEvents,
  };
};

describe('shopping lists of a customer', () => {
  it('are created by a form, which may name a product by its reference (BEY-10)', async () => {
    const sent: unknown[] = [];
    const visit = visitOf({
      createMyList: ({ body }) => (sent.push(body), { reply: { id: 'list-2' } }),
      addToMyList: ({ params: to, body }) => (sent.push(to, body), { reply: true }),
    });
    const { status, location } = await outcomeOf(() =>
      changeLists({ context: visit.context, request: posted({ name: ' Dom ', sku: '100234' }) }),
    );
    expect(sent).toEqual([
      { name: 'Dom' },
      { listId: 'list-2' },
      { items: [{ sku: '100234', qty: 1 }] },
    ]);
    expect([status, location]).toEqual([303, '/customer/listy/list-2']);
  });

  it.each<[string, Partial<MockResponses>, number, string]>([
    ['', {}, 422, poland.texts.lists.nameEmpty],
    [
      'Dom',
      { createMyList: () => ({ refusal: 'list-exists' }) },
      409,
      poland.texts.lists.nameTaken,
    ],
    [
      'Dom',
      { createMyList: () => ({ refusal: 'too-many-lists' }) },
      409,
      poland.texts.lists.tooMany,
    ],
  ])('report what is wrong with the name %j', async (name, answers, status, text) => {
    const visit = visitOf(answers);
    const answer = await outcomeOf(() =>
      changeLists({ context: visit.context, request: posted({ name }) }),
    );
    expect(answer.status).toBe(status);
    const facts = await loadLists({ context: visit.context, url: new URL('https://shop.test/') });
    expect(draw(<ListsView {...facts} outcome={answer.facts} />, poland).includes(text)).toBe(true);
  });

  it('are added to the cart in one step, and products that could not be added are reported (BEY-10)', async () => {
    const requests: unknown[] = [];
    const whole = await send(
      { intent: 'to-cart' },
      { addProductsToMyCart: ({ body }) => (requests.push(body), { reply: true }) },
    );
    expect(requests).toMatchObject([{ request: { items: [{ sku: '100234', qty: 4 }] } }]);
    expect([whole.status, whole.location]).toEqual([303, '/checkout/cart']);
    const partly = await send(
      { intent: 'to-cart', 'quantity-100234': '4' },
      {
        addProductsToMyCart: () => ({
          reply: [{ sku: '100234', outcome: 'NO_STOCK_AVAILABLE', qty: 3 }],
        }),
      },
    );
    expect(partly.facts).toEqual({
      kind: 'report',
      into: 'cart',
      count: 1,
      rest: [{ text: 'Cement 25 kg', reason: 'partly', count: 3 }],
      left: '',
    });
  });

  it('go into the cart in the quantities that were typed, which the list keeps (BEY-10)', async () => {
    const requests: unknown[] = [];
    const typed = await send(
      { intent: 'to-cart', 'quantity-100234': '100' },
      {
        updateMyList: ({ params: of, body }) => (requests.push([of['sku'], body]), { reply: true }),
        addProductsToMyCart: ({ body }) => (requests.push(body), { reply: true }),
      },
    );
    expect(requests).toMatchObject([
      ['100234', { qty: 100 }],
      { request: { items: [{ sku: '100234', qty: 100 }] } },
    ]);
    expect(typed.location).toBe('/checkout/cart');
  });

  it.each(markets)(
    'in market $id show price, stock and line of each product and their total, for firms without tax',
    async (market) => {
      const visit = aVisit(market, mockHost({}), {
        customer: { ...CUSTOMER, isProfessional: true },
        cartId: 'cart-1',
        flags: {
          ...aVisit(market, mockHost()).shop.flags,
          PRO_PRICES_TAX_EXCLUDED_FIRST: true,
        },
      });
      const list = await loadList({ context: visit.context, params });
      const html = draw(<ListView {...list} outcome={undefined} />, market);
      const words = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
      expect(words).toContain(market.texts.price.taxExcluded);
      expect(words).toContain(market.texts.preview.available.replace('{count}', '40'));
      expect(words).toMatch(/40,00/);
      expect(words).toContain(market.texts.line.totalExcluded);
    },
  );

  it('are shown without prices while the host cannot tell them', async () => {
    const visit = visitOf({ previewProducts: () => ({ refusal: 'too-many-requests' }) });
    const list = await loadList({ context: visit.context, params });
    expect(list.preview).toBeUndefined();
    expect(draw(<ListView {...list} outcome={undefined} />, poland)).toContain('Cement 25 kg');
  });

  it('are filled from the cart, including its waiting lines, and from pasted references (BEY-10)', async () => {
    const requests: unknown[] = [];
    const keep: Partial<MockResponses> = {
      addToMyList: ({ body }) => (requests.push(body), { reply: true }),
    };
    const waits = {
      item_id: '2',
      sku: '7',
      adeokey: 'M7',
      name: '',
      brand: '',
      url_key: '',
      image: '',
      qty: 4,
      offer_code: 'R-7',
      code: 'NO_STOCK_AVAILABLE',
      last_price: 9.5,
    } as const;
    await send(
      { intent: 'from-cart' },
      {
        ...keep,
        readMyCart: () => ({
          reply: aCartReply({
            items: [aCartItem({ sku: '100234', qty: 2 })],
            waiting_items: [waits],
          }),
        }),
      },
    );
    await send({ intent: 'references', references: '100;2\n200' }, keep);
    expect(requests).toEqual([
      {
        items: [
          { sku: '100234', qty: 2 },
          { sku: '7', qty: 4 },
        ],
      },
      {
        items: [
          { sku: '100', qty: 2 },
          { sku: '200', qty: 1 },
        ],
      },
    ]);
    const { facts } = await send(
      { intent: 'references', references: '100;2\n!!\n300' },
      { addToMyList: () => ({ reply: [{ sku: '300', outcome: 'TECHNICAL_ERROR', qty: 0 }] }) },
    );
    expect(facts).toMatchObject({
      kind: 'report',
      into: 'list',
      count: 1,
      rest: [
        { text: '!!', reason: 'unreadable' },
        { text: '300', reason: 'unknown' },
      ],
      left: '!!\n300',
    });
  });

  it('can be renamed, have quantities changed and lines removed, and be deleted', async () => {
    const requests: unknown[] = [];
    const keep: Partial<MockResponses> = {
      updateMyList: ({ params: of, body }) => (requests.push([of['sku'], body]), { reply: true }),
    };
    await send({ intent: 'quantities', 'quantity-100234': '12' }, keep);
    await send({ intent: 'quantities', 'quantity-100234': '4' }, keep);
    await send({ intent: 'remove', sku: '100234' }, keep);
    expect(requests).toEqual([
      ['100234', { qty: 12 }],
      ['100234', { qty: 0 }],
    ]);
    const wrong = await send({ intent: 'quantities', 'quantity-100234': 'x' }, keep);
    expect(wrong).toMatchObject({
      status: 422,
      facts: { problem: 'quantity', quantities: { '100234': 'x' } },
    });
    expect(requests).toHaveLength(2);
    expect((await send({ intent: 'rename', name: 'Ogród' })).location).toBe(
      '/customer/listy/list-1',
    );
    expect((await send({ intent: 'delete' })).location).toBe('/customer/listy');
    expect(
      (await send({ intent: 'delete' }, { deleteMyList: () => ({ refusal: 'not-found' }) })).status,
    ).toBe(404);
    expect((await send({ intent: 'anything' })).status).toBe(404);
  });

  it('of other customers are not found', async () => {
    const visit = visitOf({ readMyList: () => ({ refusal: 'not-found' }) });
    expect((await outcomeOf(() => loadList({ context: visit.context, params }))).status).toBe(404);
  });

  it.each(markets)('are translated for market $id', async (market) => {
    const list = await loadList({ context: visitOf({}).context, params });
    const html = draw(<ListView {...list} outcome={undefined} />, market);
    const { toCart, fromCart, addReferences } = market.texts.lists;
    expect([toCart, fromCart, addReferences].filter((text) => !html.includes(text))).toEqual([]);
  });
});
