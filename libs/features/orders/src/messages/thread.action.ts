import { outageAs } from '@materia/api-client-kernel';
import { writeMessage } from '@materia/api-orders';
import { messageFaults } from '@materia/domain-messages';
import { unreachable } from '@materia/domain-kernel';
import { shopRequest } from '@materia/page-request';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { faultOfFiles, messageForm, type ThreadFormFaults } from './message-form.ts';

/** A message that was not written: what was typed, and why. */
export type MessageOutcome = {
  readonly typed: string;
  readonly faults: Pick<ThreadFormFaults, 'message' | 'files'>;
  readonly problem: 'too-many-requests' | 'step-not-allowed' | 'failed' | undefined;
  readonly hadFiles: boolean;
};

/** Writes into a thread; the buyer of an incident may close it, or object to its refusal. */
export const writeIntoThread = async ({
  context,
  params,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'params' | 'request'>) => {
  const shop = context.get(shopRequest);
  const threadId = params['threadId'] ?? '';
  const { message, files, act = 'write' } = messageForm.read(await request.formData());
  const refuse = (
    status: number,
    { faults = {}, problem }: Partial<Pick<MessageOutcome, 'faults' | 'problem'>>,
  ) =>
    data<MessageOutcome>(
      { typed: message, faults, problem, hadFiles: files.length > 0 },
      { status },
    );
  const [fault] = act === 'close' && message === '' ? [] : messageFaults(message);
  const fileFault = await faultOfFiles(files);
  if (fault !== undefined || fileFault !== undefined)
    return refuse(422, {
      faults: {
        ...(fault && { message: fault.kind === 'message-too-short' ? 'too-short' : 'too-long' }),
        ...(fileFault && { files: fileFault }),
      },
    });
  const written = await writeMessage(shop.host, threadId, { message, act, files }).catch(
    outageAs('failed'),
  );
  if (written === 'failed') return refuse(502, { problem: 'failed' });
  if (written.ok) {
    shop.session.flash({ type: 'success', key: 'messages.sent' });
    return redirect(shop.to('myThread', { threadId }), 303);
  }
  const refusal = written.error;
  switch (refusal.kind) {
    case 'missing':
      throw data(null, { status: 404 });
    case 'file':
      return refuse(422, {
        faults: { files: { kind: refusal.reason, file: files[refusal.file - 1]?.name ?? '' } },
      });
    case 'invalid':
      return refuse(422, { faults: { message: 'too-long' } });
    case 'too-many-requests':
    case 'step-not-allowed':
      return refuse(422, { problem: refusal.kind });
    case 'not-possible':
    case 'failed':
      return refuse(422, { problem: 'failed' });
    default:
      return unreachable(refusal);
  }
};
