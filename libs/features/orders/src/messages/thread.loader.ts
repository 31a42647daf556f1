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
  const requested = parsePageNumber(new URL(request.url).searchParams.get('page'));
  const page = requested.ok ? requested.value : 1;
  const thread = await fetchThread(host, threadId, page);
  if (thread === undefined || page > Math.max(1, thread.pageCount))
    throw data(null, { status: 404 });
  const isAhead = request.headers.get('sec-purpose')?.includes('prefetch') === true;
  if (thread.isUnread && !isAhead)
    await markThreadRead(host, threadId).catch(anyOutageAs(undefined));
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
