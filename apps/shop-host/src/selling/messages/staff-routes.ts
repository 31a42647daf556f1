import { fail, ok } from '@materia/domain-kernel';
import { todayIn } from '@materia/platform-clock';
import type { StaffContext } from '../../platform/contract/context.ts';
import type { HandlersOf } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import { answerThread } from './answer.ts';
import { serveThreadFile } from './routes.ts';
import type { FileTools } from './thread-files.ts';
import type { ThreadScope } from './thread-scope.ts';
import { wireThread, wireThreadPage } from './wire-thread.ts';

const scopeOf = ({ market }: StaffContext) =>
  ({ kind: 'staff', market: market.id }) as const satisfies ThreadScope;
const dayOf = ({ market, now }: StaffContext) => todayIn(market.timeZone, now);

/** Staff with the duty for customers read and answer the threads of a market. */
export const threadDeskHandlers = ({
  db,
  ...tools
}: FileTools & { readonly db: Db }): HandlersOf<
  'listDeskThreads' | 'readDeskThread' | 'answerAsStaff' | 'downloadDeskThreadFile'
> => ({
  listDeskThreads: async ({ query }, context) =>
    ok(
      await wireThreadPage(db, scopeOf(context), dayOf(context), {
        page: query.page,
        waitingFirst: true,
      }),
    ),
  readDeskThread: async ({ params, query }, context) => {
    const thread = await wireThread(db, scopeOf(context), dayOf(context), {
      id: params.threadId,
      page: query.page,
    });
    return thread === undefined ? fail({ kind: 'not-found' }) : ok(thread);
  },
  answerAsStaff: (input, context) =>
    answerThread(db, tools, scopeOf(context), input, {
      by: context.member.name,
      market: context.market,
      now: context.now,
    }),
  downloadDeskThreadFile: ({ params }, context) =>
    serveThreadFile(db, tools, scopeOf(context), params.attachmentId),
});
