import { anyOutageAs } from '@materia/api-client-kernel';
import { fetchThread, markThreadRead, type Thread, type ThreadMessage } from '@materia/api-orders';
import { parsePageNumber } from '@materia/domain-navigation';
import { type ZonedMoment, zonedMoment } from '@materia/platform-clock';
import { shopRequest } from '@materia/page-request';
import { data, type LoaderFunctionArgs } from 'react-router';

export type ThreadFacts = {
  readonly thread: Omit<Thread, 'messages'> & {
    readonly messages: readonly (Omit<ThreadMessage, 'at'> & { readonly at: ZonedMoment })[];
  };
};

/** Loads a thread and remembers that it was read, unless a browser only fetches it in advance. */
export const loadThread = async ({
  context,
  params,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'params' | 'request'>): Promise<ThreadFacts> => {
  const { host, market } = context.get(shopRequest);
  const threadId = params['threadId'] ?? '';
  const asked = new URL(request.url).searchParams.get('page');
  const requested = parsePageNumber(asked);
  // The newest messages come first to the reader, on the last page.
  const page = asked !== null && requested.ok ? requested.value : undefined;
  const thread = await fetchThread(host, threadId, page);
  if (thread === undefined || thread.page > Math.max(1, thread.pageCount))
    throw data(null, { status: 404 });
  const isAhead = request.headers.get('sec-purpose')?.includes('prefetch') === true;
  const last = thread.messages.at(-1);
  if (thread.isUnread && !isAhead && last !== undefined)
    await markThreadRead(host, threadId, Number(last.id)).catch(anyOutageAs(undefined));
  return {
    thread: {
      ...thread,
      messages: thread.messages.map((message) => ({
        ...message,
        at: zonedMoment(message.at, market.timeZone),
      })),
    },
  };
};
