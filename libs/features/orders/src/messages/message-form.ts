import {
  ATTACHMENT_HEAD_BYTES,
  type AttachmentFile,
  type AttachmentFault,
  type AttachmentRefusal,
  checkAttachment,
  type IncidentFault,
  MOST_ATTACHMENTS,
  THREAD_MESSAGE_MAXIMUM,
} from '@materia/domain-messages';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { defineForm, files, line, lines, oneOf, several } from '@materia/ui-shop';

/** Longer than any rule allows, so that long texts are refused instead of cut. */
const LONGEST = 2 * THREAD_MESSAGE_MAXIMUM;

/** A new thread about an order. */
export const threadForm = defineForm({
  reason: line(40),
  lines: several(),
  subject: line(LONGEST),
  message: lines(LONGEST),
  files: files(),
});

/** What a message is written for: the answers of an incident's buyer are acts as well. */
export const MESSAGE_ACTS = ['write', 'close', 'object'] as const;

/** A message into a thread. */
export const messageForm = defineForm({
  message: lines(LONGEST),
  files: files(),
  act: oneOf(MESSAGE_ACTS),
});

/** What is wrong with files, named by the file. */
export type FileFault =
  { readonly kind: AttachmentFault; readonly file: string } | { readonly kind: 'too-many' };

export type ThreadFormFaults = {
  readonly reason?: 'missing' | { readonly kind: IncidentFault; readonly lastDay?: PlainDate };
  readonly lines?: 'missing';
  readonly subject?: 'missing' | 'too-long';
  readonly message?: 'too-short' | 'too-long';
  readonly files?: FileFault;
};

const FAULTS = {
  'attachment-type-not-allowed': 'type',
  'attachment-too-large': 'size',
} as const satisfies Readonly<Record<AttachmentRefusal['kind'], AttachmentFault>>;

/** The first fault of the chosen files that can be seen before they are sent on. */
export const faultOfFiles = async (chosen: readonly File[]): Promise<FileFault | undefined> => {
  if (chosen.length > MOST_ATTACHMENTS) return { kind: 'too-many' };
  for (const file of chosen) {
    const checked = checkAttachment(await asAttachment(file));
    if (!checked.ok) return { kind: FAULTS[checked.error.kind], file: file.name };
  }
  return undefined;
};

const asAttachment = async (file: File): Promise<AttachmentFile> => ({
  name: file.name,
  bytes: file.size,
  head: new Uint8Array(await file.slice(0, ATTACHMENT_HEAD_BYTES).arrayBuffer()),
});
