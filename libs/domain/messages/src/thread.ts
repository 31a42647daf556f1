import { FIELD_MAXIMUMS, type TooLong, textFault } from '@materia/domain-contact';
import { type AttachmentFile, type AttachmentRefusal, checkAttachment } from './attachment.ts';

/** "Longer than 3 letters" counts any characters, without leading and trailing spaces. */
export const THREAD_MESSAGE_MINIMUM = 4;

/**
 * A thread belongs to one order and is shared by its customer and its vendor, or the shop for what it
 * sells itself. An erased customer has none.
 */
export type ThreadParties = {
  readonly customerId: string | undefined;
  readonly sellerCode: string | undefined;
};

export type ThreadReader =
  | { readonly kind: 'customer'; readonly customerId: string }
  | { readonly kind: 'seller'; readonly sellerCode: string }
  | { readonly kind: 'staff' };

export type ThreadForm = {
  readonly subject: string;
  readonly message: string;
  readonly productIds: readonly string[];
  readonly attachments: readonly AttachmentFile[];
};

/** What is wrong with the words of a message. */
export type MessageFault =
  | { readonly kind: 'message-too-short'; readonly minimum: number }
  | { readonly kind: 'message-too-long'; readonly maximum: number };

export type ThreadFault =
  | MessageFault
  | { readonly kind: 'subject-missing' }
  | { readonly kind: 'product-missing' }
  | { readonly kind: 'subject-too-long'; readonly maximum: number }
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
export const messageFaults = (message: string): readonly MessageFault[] => [
  ...([...message.trim()].length < THREAD_MESSAGE_MINIMUM
    ? [{ kind: 'message-too-short', minimum: THREAD_MESSAGE_MINIMUM } as const]
    : []),
  ...tooLong(textFault('freeText', message), 'message-too-long'),
];

/** Only the customer of the order, its vendor and staff may read a thread and reply to it. */
export const mayReadThread = (thread: ThreadParties, reader: ThreadReader): boolean => {
  switch (reader.kind) {
    case 'customer':
      return reader.customerId === thread.customerId;
    case 'seller':
      return reader.sellerCode === thread.sellerCode;
    case 'staff':
      return true;
  }
};

/** Maximum length of a thread message in characters. */
export const THREAD_MESSAGE_MAXIMUM: number = FIELD_MAXIMUMS.freeText;

const tooLong = <Kind extends 'subject-too-long' | 'message-too-long'>(
  fault: TooLong | undefined,
  kind: Kind,
) => (fault === undefined ? [] : [{ kind, maximum: fault.maximum }]);
