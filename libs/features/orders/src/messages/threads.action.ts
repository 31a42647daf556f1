import { outageAs } from '@materia/api-client-kernel';
import { type MessageRefusal, openThread } from '@materia/api-orders';
import { isThreadReason, kindOfReason, threadFaults } from '@materia/domain-messages';
import { unreachable } from '@materia/domain-kernel';
import { shopRequest } from '@materia/page-request';
import type { FormValues } from '@materia/ui-shop';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { faultOfFiles, threadForm, type ThreadFormFaults } from './message-form.ts';

/** A new thread that was not opened: what was typed, and why. */
export type ThreadOutcome = {
  readonly typed: Omit<FormValues<typeof threadForm>, 'files'>;
  readonly faults: ThreadFormFaults;
  readonly problem: 'too-many-requests' | 'failed' | undefined;
  /** Whether files were chosen, which a browser forgets. */
  readonly hadFiles: boolean;
};

/** Opens a thread about an order, or an incident, and shows it. */
export const writeAboutOrder = async ({
  context,
  params,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'params' | 'request'>) => {
  const shop = context.get(shopRequest);
  const orderId = params['orderId'] ?? '';
  const { files, ...typed } = threadForm.read(await request.formData());
  const hadFiles = files.length > 0;
  const refuse = (
    status: number,
    { faults = {}, problem }: Partial<Pick<ThreadOutcome, 'faults' | 'problem'>>,
  ) => data<ThreadOutcome>({ typed, faults, problem, hadFiles }, { status });
  const { reason } = typed;
  const faults = {
    ...(!isThreadReason(reason) && { reason: 'missing' as const }),
    ...faultsOfTexts(typed),
  };
  const fileFault = await faultOfFiles(files);
  if (!isThreadReason(reason) || Object.keys(faults).length > 0 || fileFault !== undefined)
    return refuse(422, { faults: { ...faults, ...(fileFault && { files: fileFault }) } });
  const opened = await openThread(shop.host, orderId, {
    kind: kindOfReason(reason),
    ...typed,
    files,
  }).catch(outageAs('failed'));
  if (opened === 'failed') return refuse(502, { problem: 'failed' });
  if (!opened.ok) return refuse(422, refusalOf(opened.error, files));
  shop.session.flash({ type: 'success', key: 'messages.sent' });
  return redirect(shop.to('myThread', { threadId: opened.value }), 303);
};

/** Lines are checked by the host, because some reasons ask for none. */
const faultsOfTexts = ({
  subject,
  message,
}: Pick<ThreadOutcome['typed'], 'subject' | 'message'>): ThreadFormFaults =>
  Object.assign(
    {},
    ...threadFaults({ subject, message, productIds: ['any'], attachments: [] }).map(
      ({ kind }): ThreadFormFaults => {
        switch (kind) {
          case 'subject-missing':
            return { subject: 'missing' };
          case 'subject-too-long':
            return { subject: 'too-long' };
          case 'message-too-short':
            return { message: 'too-short' };
          case 'message-too-long':
            return { message: 'too-long' };
          case 'product-missing':
          case 'attachment-refused':
            return {};
          default:
            return unreachable(kind);
        }
      },
    ),
  );

const refusalOf = (
  refusal: MessageRefusal,
  files: readonly File[],
): Partial<Pick<ThreadOutcome, 'faults' | 'problem'>> => {
  switch (refusal.kind) {
    case 'missing':
      throw data(null, { status: 404 });
    case 'invalid': {
      const names = refusal.fields.map(({ field }) => field);
      return {
        faults: {
          ...(names.includes('body.reason') && { reason: 'missing' }),
          ...(names.includes('body.lines') && { lines: 'missing' }),
          ...(names.includes('body.subject') && { subject: 'too-long' }),
          ...(names.includes('body.message') && { message: 'too-long' }),
        },
      };
    }
    case 'file':
      return {
        faults: { files: { kind: refusal.reason, file: files[refusal.file - 1]?.name ?? '' } },
      };
    case 'not-possible':
      return {
        faults: {
          reason: {
            kind: refusal.reason,
            ...(refusal.lastDay !== undefined && { lastDay: refusal.lastDay }),
          },
        },
      };
    case 'too-many-requests':
      return { problem: 'too-many-requests' };
    case 'step-not-allowed':
    case 'failed':
      return { problem: 'failed' };
    default:
      return unreachable(refusal);
  }
};
