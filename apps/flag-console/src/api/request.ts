import type { ConsoleRefusal, RefusalReply } from '@materia/api-console-contract';
import { fail, ok, type Result } from '@materia/domain-kernel';

/** Why a wish was not granted. `unavailable` when nobody answered. */
export type CallRefusal = Omit<RefusalReply, 'code'> & {
  readonly code: ConsoleRefusal | 'unavailable';
};

type Wish = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
  /** Sent by the console itself, not by a person: it keeps no session alive. */ readonly background?: boolean;
};

const NOBODY: CallRefusal = { code: 'unavailable', keys: [], subject: null, current: null };

/** Asks the host through the console's own server. The host writes its replies by the same shapes, so one that is there has its shape. */
export const ask = async <Reply>({
  method,
  path,
  body,
  background = false,
}: Wish): Promise<Result<Reply, CallRefusal>> => {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      headers: {
        'x-materia': '1',
        ...(background && { 'x-background': '1' }),
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    });
    const answer: unknown = await response.json();
    if (response.ok && isReply<Reply>(answer)) return ok(answer);
    return fail(isRefusal(answer) ? answer : NOBODY);
  } catch {
    return fail(NOBODY);
  }
};

const isReply = <Reply>(answer: unknown): answer is Reply => answer instanceof Object;
const isRefusal = (answer: unknown): answer is CallRefusal =>
  answer instanceof Object && 'code' in answer && 'keys' in answer;
