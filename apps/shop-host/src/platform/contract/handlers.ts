import type {
  CALLS,
  HostCallName,
  OwnRefusalBody,
  ParsedInput,
  Reply,
} from '@materia/api-contract';
import type { Result } from '@materia/domain-kernel';
import type { Readable } from 'node:stream';
import type { ContextOf } from './context.ts';
import type { RefusalOf } from './refusals.ts';

/** Bytes with their type, as a binary call is answered. */
export type BinaryReply = { readonly type: string; readonly bytes: Uint8Array | Readable };

/** Begins to send events and returns how to stop. */
export type EventSource<Event> = (send: (event: Event) => void) => () => void;

/** An answer in a shape of the call's own, or without a body. */
export type OwnRefusal<Body = object> = { readonly status: number; readonly body?: Body };

type Entry<Name extends HostCallName> = (typeof CALLS)[Name];

type Outcome<Name extends HostCallName> =
  Entry<Name> extends { readonly reply: 'binary' }
    ? BinaryReply
    : Entry<Name> extends { readonly reply: 'event-stream' }
      ? EventSource<Reply<Name>>
      : Entry<Name> extends { readonly reply: 'json-lines' }
        ? AsyncIterable<Reply<Name>>
        : Reply<Name>;

/** The refusals of a call: those its entry lists, and those of its own shape. A current copy (304) has no body. */
type Refused<Name extends HostCallName> =
  | RefusalOf<Name>
  | ([OwnRefusalBody<Name>] extends [never] ? never : OwnRefusal<OwnRefusalBody<Name>>)
  | (Entry<Name> extends { readonly revalidates: true } ? { readonly status: 304 } : never);

/** What answers a call: parsed input and context in, the reply of the contract or one of its refusals out. */
type Handler<Name extends HostCallName> = (
  input: ParsedInput<Name>,
  context: ContextOf<Name>,
) => Promise<Result<Outcome<Name>, Refused<Name>>>;

/** One handler a call. Leaving one out does not compile. */
export type Handlers = { readonly [Name in HostCallName]: Handler<Name> };

/** The handlers of a group of calls. */
export type HandlersOf<Names extends HostCallName> = Pick<Handlers, Names>;
