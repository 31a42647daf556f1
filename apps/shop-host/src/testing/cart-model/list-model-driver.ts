import { sql } from 'kysely';
import { replied, type TestHost } from '../host.ts';
import type { ListCommand } from './commands.ts';
import { pick, outcomeKind, same } from './differences.ts';
import {
  LIST_NAMES,
  LISTED,
  modelAddToList,
  modelDeleteList,
  type ModelList,
  modelNewList,
  modelRename,
  modelUpdateList,
  shownLists,
} from './list-model.ts';

type Owner = { readonly account: number; readonly token: string };

/** The id of lists that were never created, and of those of a guest. */
const NO_LIST = 'a-list-that-nobody-began';

/** The named lists of the accounts on the host, next to those of the model. */
export const listModelDriver = (host: TestHost) => {
  let lists: readonly ModelList[] = [];

  const restart = async (): Promise<void> => {
    await sql`delete from shopping_list where market = 'pl'`.execute(host.database.db);
    lists = [];
  };

  /** Every list that an account sees, with its lines. */
  const compare = async ({ account, token }: Owner): Promise<void> => {
    const found = await replied(host.call('readMyLists', {}, { token }));
    const each = await Promise.all(
      found.map(({ id }) =>
        replied(host.call('readMyList', { params: { listId: id } }, { token })),
      ),
    );
    same(
      'lists',
      each
        .map(
          ({ name, lines }) =>
            `${name}: ${lines.map(({ sku, qty }) => `${sku} ${qty}`).join(', ')}`,
        )
        .toSorted(),
      shownLists(lists, account),
    );
    same(
      'counts of lists',
      found.map(({ name, count }) => `${name} ${count}`).toSorted(),
      each.map(({ name, lines }) => `${name} ${lines.length}`).toSorted(),
    );
  };

  const isOwn = (list: ModelList, account: number): boolean =>
    !list.isDeleted && list.account === account;
  const listAt = (account: number, at: number): ModelList | undefined =>
    lists.length === 0
      ? undefined
      : pick(
          lists.toSorted((a, b) => Number(isOwn(b, account)) - Number(isOwn(a, account))),
          at,
        );

  /**
   * The lines of a list of this account; none if the list is another account's, deleted or missing.
   */
  const linesOf = (account: number, at: number): ModelList['lines'] => {
    const list = listAt(account, at);
    return list !== undefined && isOwn(list, account) ? list.lines : [];
  };

  const begin = async (owner: Owner, name: string): Promise<void> => {
    const expected = modelNewList(lists, owner.account, name);
    const answer = await host.call('createMyList', { body: { name } }, owner);
    same('new list', 'refusal' in answer ? answer.refusal.code : 'true', expected);
    if ('reply' in answer)
      lists = [
        ...lists,
        { id: answer.reply.id, account: owner.account, name, isDeleted: false, lines: [] },
      ];
  };

  const change = async (
    command: Exclude<ListCommand, { readonly do: 'list-new' }>,
    owner: Owner,
  ): Promise<void> => {
    const list = listAt(owner.account, command.list);
    const params = { listId: list?.id ?? NO_LIST };
    switch (command.do) {
      case 'list-rename': {
        const name = pick(LIST_NAMES, command.name);
        return settle('rename', modelRename(lists, owner.account, list, name), [
          outcomeKind(await host.call('renameMyList', { params, body: { name } }, owner)),
        ]);
      }
      case 'list-delete':
        return settle('delete', modelDeleteList(lists, owner.account, list), [
          outcomeKind(await host.call('deleteMyList', { params }, owner)),
        ]);
      case 'list-add': {
        const sku = pick(LISTED, command.listed);
        const input = { params, body: { items: [{ sku, qty: command.qty }] } };
        const sent = await Promise.all(
          Array.from({ length: command.twice ? 2 : 1 }, () =>
            host.call('addToMyList', input, owner),
          ),
        );
        return settle(
          'add',
          modelAddToList(lists, owner.account, list, sku, sent.length * command.qty),
          sent.map(outcomeKind),
        );
      }
      case 'list-update': {
        const sku = pick(LISTED, command.listed);
        return settle('update', modelUpdateList(lists, owner.account, list, sku, command.qty), [
          outcomeKind(
            await host.call(
              'updateMyList',
              { params: { ...params, sku }, body: { qty: command.qty } },
              owner,
            ),
          ),
        ]);
      }
    }
  };

  const settle = (
    what: string,
    { lists: next, answer }: { readonly lists: readonly ModelList[]; readonly answer: string },
    sent: readonly string[],
  ): void => {
    for (const each of sent) same(`list ${what}`, each, answer);
    lists = next;
  };

  /** Runs a command as the signed-in account; a guest has no lists. */
  const run = async (command: ListCommand, owner: Owner | undefined): Promise<void> => {
    if (owner === undefined)
      return same(
        'lists of a guest',
        outcomeKind(await host.call('readMyLists', {})),
        'unauthenticated',
      );
    if (command.do === 'list-new') await begin(owner, pick(LIST_NAMES, command.name));
    else await change(command, owner);
    return compare(owner);
  };

  return { restart, run, compare, linesOf };
};
