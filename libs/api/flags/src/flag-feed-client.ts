import {
  createClient,
  type HostRefusal,
  openStream,
  readRefusal,
} from '@materia/api-client-kernel';
import type { FlagCallName, Reply } from '@materia/api-contract';
import { parseReply, SCHEMAS } from '@materia/api-contract/schemas';
import { type FlagDocument, isFlagKey, type ScheduledChoice } from '@materia/domain-feature-flags';
import { fail, ok, type Result } from '@materia/domain-kernel';

type FeedAccess = {
  readonly hostUrl: string;
  readonly marketId: string;
  readonly serviceCredential: string;
  readonly fetch?: typeof globalThis.fetch;
};

type FollowOptions = {
  /** Ends the stream. */
  readonly signal: AbortSignal;
  /** Called for everything that arrives, heartbeats included. */
  readonly onActivity: () => void;
};

/** The published flags of a market: the current ones, and their changes. */
export type FlagFeedClient = {
  readonly read: (timeoutMs: number) => Promise<Result<FlagDocument, HostRefusal>>;
  readonly follow: (
    options: FollowOptions,
  ) => Promise<Result<AsyncIterable<FlagDocument>, HostRefusal>>;
};

/** Creates the flag feed of a market. Throws `HostUnavailable` on 5xx and no response. */
export const flagFeedClient = ({
  hostUrl,
  marketId,
  serviceCredential,
  fetch,
}: FeedAccess): FlagFeedClient => {
  const way = {
    baseUrl: `${hostUrl}/${marketId}/`,
    headers: { authorization: `Bearer ${serviceCredential}` },
    ...(fetch && { fetch }),
  };
  return {
    read: async (timeoutMs) => {
      const client = createClient<Exclude<FlagCallName, 'followFlags'>, HostRefusal>({
        ...way,
        timeoutMs,
        replyReader: parseReply,
        refusalReader: readRefusal,
      });
      const answer = await client('readFlags', {});
      return answer.ok ? ok(knownFlags(answer.value)) : answer;
    },
    follow: async ({ signal, onActivity }) => {
      const opened = await openStream({
        ...way,
        name: 'followFlags',
        input: {},
        parse: (item) => SCHEMAS.followFlags.reply.parse(item),
        signal,
        onActivity,
      });
      return opened.ok ? ok(knownOf(opened.value)) : fail(opened.error);
    },
  };
};

const knownOf = async function* (
  documents: AsyncIterable<Reply<'followFlags'>>,
): AsyncIterable<FlagDocument> {
  for await (const document of documents) yield knownFlags(document);
};

/** A newer host may publish flags that this program does not know. */
const knownFlags = ({ revision, choices }: Reply<'readFlags'>): FlagDocument => ({
  revision,
  choices: choices.flatMap(({ key, ...rest }): ScheduledChoice[] =>
    isFlagKey(key) ? [{ key, ...rest }] : [],
  ),
});
