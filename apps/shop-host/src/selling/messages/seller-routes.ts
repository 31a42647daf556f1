import { fail, ok } from '@materia/domain-kernel';
import { todayIn } from '@materia/platform-clock';
import type { SellerContext } from '../../platform/contract/context.ts';
import type { HandlersOf } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import type { Attempts, Limit } from '../../platform/limits/attempts.ts';
import { answerThread } from './answer.ts';
import { serveThreadFile } from './routes.ts';
import type { FileTools } from './thread-files.ts';
import { wireThread, wireThreadPage } from './wire-thread.ts';

/** Each answer is a mail to a buyer. */
const ANSWERS: Limit = { attempts: 500, windowMs: 24 * 3_600_000 };

const dayOf = ({ market, now }: SellerContext) => todayIn(market.timeZone, now);

/** A seller reads and answers the threads with its own buyers. */
export const threadSellerHandlers = ({
  db,
  attempts,
  ...tools
}: FileTools & {
  readonly db: Db;
  readonly attempts: Attempts;
}): HandlersOf<
  'listSellerThreads' | 'readSellerThread' | 'answerAsSeller' | 'downloadSellerThreadFile'
> => ({
  listSellerThreads: async ({ query }, context) =>
    ok(
      await wireThreadPage(db, context.person.scope, dayOf(context), {
        page: query.page,
        waitingFirst: true,
      }),
    ),
  readSellerThread: async ({ params, query }, context) => {
    const thread = await wireThread(db, context.person.scope, dayOf(context), {
      id: params.threadId,
      page: query.page,
    });
    return thread === undefined ? fail({ kind: 'not-found' }) : ok(thread);
  },
  answerAsSeller: async (input, { market, now, person }) => {
    if (!(await attempts.take(`seller-answer:${market.id}:${person.email}`, ANSWERS, now)))
      return fail({ kind: 'too-many-requests' });
    return answerThread(db, tools, person.scope, input, { by: person.email, market, now });
  },
  downloadSellerThreadFile: ({ params }, { person }) =>
    serveThreadFile(db, tools, person.scope, params.attachmentId),
});
