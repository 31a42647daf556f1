import { FIELD_MAXIMUMS, type TooLong, textFault } from '@materia/domain-contact';
import { type AttachmentFile, type AttachmentRefusal, checkAttachment } from './attachment.ts';

/** "Longer than 3 letters" counts any characters, without leading and trailing spaces. */
export const THREAD_MESSAGE_MINIMUM = 4;

/** A thread belongs to one order and is shared by its customer and its vendor. */
export type ThreadParties = {
  readonly orderId: string;
  readonly customerId: string;
  readonly sellerCode: string;
};

export type ThreadReader =
  | { readonly kind: 'customer'; readonly customerId: string }
  | { readonly kind: 'seller'; readonly sellerCode: string };

export type ThreadForm = {
  readonly subject: string;
  readonly message: string;
  readonly productIds: readonly string[];
  readonly attachments: readonly AttachmentFile[];
};

export type ThreadFault =
  | { readonly kind: 'subject-missing' }
  | { readonly kind: 'message-too-short'; readonly minimum: number }
  | { readonly kind: 'product-missing' }
  | { readonly kind: 'subject-too-long'; readonly maximum: number }
  | { readonly kind: 'message-too-long'; readonly maximum: number }
  | {
      readonly kind: 'attachment-refused';
      readonly name: string;
      readonly because: AttachmentRefusal;
    };

/**
 * The validation errors of a new thread. It needs a subject, a message and a product; files are
 * checked one by one.
 */
export const threadFaults = (form: ThreadForm): readonly ThreadFault[] => [
  ...(form.subject.trim() === '' ? [{ kind: 'subject-missing' } as const] : []),
  ...tooLong(textFault('title', form.subject), 'subject-too-long'),
  ...messageFaults(form.message),
  ...(form.productIds.length === 0 ? [{ kind: 'product-missing' } as const] : []),
  ...form.attachments.flatMap((file) => {
    const checked = checkAttachment(file);
    return checked.ok
      ? []
      : [{ kind: 'attachment-refused', name: file.name, because: checked.error } as const];
  }),
];

/** The rule for the first message and for every reply. */
export const messageFaults = (message: string): readonly ThreadFault[] => [
  ...([...message.trim()].length < THREAD_MESSAGE_MINIMUM
    ? [{ kind: 'message-too-short', minimum: THREAD_MESSAGE_MINIMUM } as const]
    : []),
  ...tooLong(textFault('freeText', message), 'message-too-long'),
];

/** Only the customer of the order and its vendor may read and reply to a thread. */
export const mayReadThread = (thread: ThreadParties, reader: ThreadReader): boolean =>
  reader.kind === 'customer'
    ? reader.customerId === thread.customerId
    : reader.sellerCode === thread.sellerCode;

/** Maximum length of a thread message in characters. */
export const THREAD_MESSAGE_MAXIMUM: number = FIELD_MAXIMUMS.freeText;

const tooLong = <Kind extends 'subject-too-long' | 'message-too-long'>(
  fault: TooLong | undefined,
  kind: Kind,
) => (fault === undefined ? [] : [{ kind, maximum: fault.maximum }]);
