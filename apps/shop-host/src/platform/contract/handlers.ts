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

/** Bytes with their content type: the reply of a binary call, or of one whose bytes are passed on as they arrive. */
export type BinaryReply = { readonly type: string; readonly bytes: Uint8Array | Readable };

/** A file for its reader: the name under which a browser saves it. */
export type ServedFile = BinaryReply & { readonly name: string };

/** Starts sending events and returns a function that stops them. */
export type EventSource<Event> = (send: (event: Event) => void) => () => void;

/** A refusal in the call's own shape, or without a body. */
export type OwnRefusal<Body = object> = { readonly status: number; readonly body?: Body };

type Entry<Name extends HostCallName> = (typeof CALLS)[Name];

type Outcome<Name extends HostCallName> =
  Entry<Name> extends { readonly reply: 'binary' | 'stream' }
    ? BinaryReply
    : Entry<Name> extends { readonly reply: 'file' }
      ? ServedFile
      : Entry<Name> extends { readonly reply: 'event-stream' }
        ? EventSource<Reply<Name>>
        : Entry<Name> extends { readonly reply: 'json-lines' }
          ? AsyncIterable<Reply<Name>>
          : Reply<Name>;

/**
 * The refusals of a call: those its entry lists, and those in its own shape. A 304 (current copy)
 * has no body.
 */
type Refused<Name extends HostCallName> =
  | RefusalOf<Name>
  | ([OwnRefusalBody<Name>] extends [never] ? never : OwnRefusal<OwnRefusalBody<Name>>)
  | (Entry<Name> extends { readonly revalidates: true } ? { readonly status: 304 } : never);

/**
 * A call's handler: takes parsed input and context, and returns the contract's reply or one of its
 * refusals.
 */
type Handler<Name extends HostCallName> = (
  input: ParsedInput<Name>,
  context: ContextOf<Name>,
) => Promise<Result<Outcome<Name>, Refused<Name>>>;

/** One handler per call. A missing one is a compile error. */
export type Handlers = { readonly [Name in HostCallName]: Handler<Name> };

/** The handlers of a group of calls. */
export type HandlersOf<Names extends HostCallName> = Pick<Handlers, Names>;
