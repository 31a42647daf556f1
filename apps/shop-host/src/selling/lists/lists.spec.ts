import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { skuOf, SPECIAL } from '../../testing/feed.ts';
import { openTestHost, refused, replied, type TestHost } from '../../testing/host.ts';
import { newShopper, type Shopper } from '../../testing/shoppers.ts';

describe.each(ENGINES)('named lists on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  afterAll(() => host.close());

  const create = (shopper: Shopper, name: string) =>
    host.call('createMyList', { body: { name } }, shopper);
  const add = (shopper: Shopper, listId: string, items: readonly (readonly [string, number])[]) =>
    host.call(
      'addToMyList',
      { params: { listId }, body: { items: items.map(([sku, qty]) => ({ sku, qty })) } },
      shopper,
    );
  const contents = async (shopper: Shopper, listId: string) =>
    (await replied(host.call('readMyList', { params: { listId } }, shopper))).lines.map(
      ({ sku, qty }) => [sku, qty],
    );

  it('keep products by reference and EAN in the order they were added, repeated ones added up (BEY-10)', async () => {
    const shopper = await newShopper(host);
    const { id } = await replied(create(shopper, 'Attic'));
    expect(
      await replied(
        add(shopper, id, [
          [skuOf(3), 2],
          [skuOf(0), 1],
        ]),
      ),
    ).toBe(true);
    expect(
      await replied(
        add(shopper, id, [
          ['2000100000009', 4],
          ['nothing', 1],
          [skuOf(3), 998],
        ]),
      ),
    ).toEqual([{ sku: 'nothing', outcome: 'TECHNICAL_ERROR', qty: 0 }]);
    expect(await contents(shopper, id)).toEqual([
      [skuOf(3), 999],
      [skuOf(0), 1],
      [skuOf(9), 4],
    ]);
    await replied(
      host.call(
        'updateMyList',
        { params: { listId: id, sku: skuOf(0) }, body: { qty: 12 } },
        shopper,
      ),
    );
    await replied(
      host.call(
        'updateMyList',
        { params: { listId: id, sku: skuOf(9) }, body: { qty: 0 } },
        shopper,
      ),
    );
    expect(await contents(shopper, id)).toEqual([
      [skuOf(3), 999],
      [skuOf(0), 12],
    ]);
    expect(await replied(host.call('readMyLists', {}, shopper))).toMatchObject([
      { id, name: 'Attic', count: 2 },
    ]);
  });

  it('accept unavailable products, because a list is not a cart (BEY-10)', async () => {
    const shopper = await newShopper(host);
    const { id } = await replied(create(shopper, 'Later'));
    expect(await replied(add(shopper, id, [[SPECIAL.soldOut, 3]]))).toBe(true);
    expect(await contents(shopper, id)).toEqual([[SPECIAL.soldOut, 3]]);
  });

  it('have unique names, even if two are created at once; they can be renamed and deleted (BEY-10)', async () => {
    const shopper = await newShopper(host);
    const answers = await Promise.all([create(shopper, 'House'), create(shopper, 'HOUSE')]);
    expect(
      answers.map((answer) => ('refusal' in answer ? answer.refusal.code : 'made')).toSorted(),
    ).toEqual(['list-exists', 'made']);
    const { id } = await replied(create(shopper, 'Garden'));
    const rename = (name: string) =>
      host.call('renameMyList', { params: { listId: id }, body: { name } }, shopper);
    expect((await refused(rename('house'))).code).toBe('list-exists');
    await replied(rename('GARDEN'));
    await replied(rename('Shed'));
    await replied(host.call('deleteMyList', { params: { listId: id } }, shopper));
    expect((await refused(host.call('readMyList', { params: { listId: id } }, shopper))).code).toBe(
      'not-found',
    );
    expect((await replied(host.call('readMyLists', {}, shopper))).length).toBe(1);
    expect((await refused(create(shopper, '   '))).code).toBe('bad-input');
  });

  it('can be renamed concurrently, and each request succeeds or is refused (BEY-10)', async () => {
    const shopper = await newShopper(host);
    const rename = (id: string, name: string) =>
      host.call('renameMyList', { params: { listId: id }, body: { name } }, shopper);
    const codes: string[] = [];
    for (let round = 0; round < 12; round += 1) {
      const { id: first } = await replied(create(shopper, `First ${round}`));
      const { id: second } = await replied(create(shopper, `Second ${round}`));
      const answers = await Promise.all([
        rename(first, `Terrace ${round}`),
        rename(second, `terrace ${round}`),
        rename(second, `First ${round}`),
        rename(first, `Second ${round}`),
      ]);
      codes.push(
        ...answers.map((answer) => ('refusal' in answer ? answer.refusal.code : 'renamed')),
      );
    }
    expect([...new Set(codes)].toSorted()).toEqual(['list-exists', 'renamed']);
    expect(host.logged).toEqual([]);
  });

  it('are limited to a hundred', { timeout: 60_000 }, async () => {
    const shopper = await newShopper(host);
    for (let count = 0; count < 100; count += 1) await replied(create(shopper, `List ${count}`));
    expect((await refused(create(shopper, 'One more'))).code).toBe('too-many-lists');
  });
});
