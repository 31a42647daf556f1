import type { CallName, ParsedInput, Reply } from '@materia/api-contract';
import type { Result } from '@materia/domain-kernel';
import type { ContextOf } from './context.ts';
import type { RefusalOf } from './refusals.ts';

/** What answers a call: parsed input and context in, the reply of the contract or one of its refusals out. */
type Handler<Name extends CallName> = (
  input: ParsedInput<Name>,
  context: ContextOf<Name>,
) => Promise<Result<Reply<Name>, RefusalOf<Name>>>;

/** One handler a call. Leaving one out does not compile. */
export type Handlers = { readonly [Name in CallName]: Handler<Name> };
