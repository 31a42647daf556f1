import { fail, ok, type Result } from '@materia/domain-kernel';

/** 10 MB under either definition (decimal or binary). */
export const ATTACHMENT_MAXIMUM_BYTES = 10_485_760;

/** Files of one message. */
export const MOST_ATTACHMENTS = 3;
/** What the files of one customer may weigh together, and those of the answers in one thread. */
export const ATTACHMENTS_QUOTA_BYTES = 104_857_600;

export const ATTACHMENT_TYPES = ['jpeg', 'png', 'pdf'] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

/** How many leading bytes of a file determine its type. */
export const ATTACHMENT_HEAD_BYTES = 8;

export type AttachmentFile = {
  readonly name: string;
  readonly bytes: number;
  /**
   * The first bytes of the file, at least ATTACHMENT_HEAD_BYTES of them unless the file is shorter.
   */
  readonly head: Uint8Array;
};

/** Why a file of a message is not accepted, as far as the person who sends it is told. */
export const ATTACHMENT_FAULTS = [
  'type',
  'size',
  /** Damaged, or larger in memory than any photo. */
  'unreadable',
  /** A document with scripts, programs, other files, forms that send, or a password. */
  'active',
  'infected',
  /** The scanner for viruses does not answer, so the file is not accepted now. */
  'not-checked',
  /** The files of the customer, or of the answers in the thread, weigh too much together. */
  'quota',
] as const;
export type AttachmentFault = (typeof ATTACHMENT_FAULTS)[number];

export type AttachmentRefusal =
  | { readonly kind: 'attachment-type-not-allowed' }
  | { readonly kind: 'attachment-too-large'; readonly maximumBytes: number };

type TypeRow = {
  readonly type: AttachmentType;
  readonly extensions: readonly string[];
  readonly begins: readonly number[];
};

/**
 * File signatures: both JFIF and Exif begin with SOI and a marker, PNG by ISO 15948, PDF by ISO
 * 32000.
 */
const TYPES: readonly TypeRow[] = [
  { type: 'jpeg', extensions: ['jpeg', 'jpg'], begins: [0xff, 0xd8, 0xff] },
  { type: 'png', extensions: ['png'], begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'pdf', extensions: ['pdf'], begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
];

/**
 * Accepts jpeg, jpg, png and pdf of up to 10 MB. The type is detected from the bytes, and the
 * extension must match it.
 */
export const checkAttachment = ({
  name,
  bytes,
  head,
}: AttachmentFile): Result<AttachmentType, AttachmentRefusal> => {
  const row = TYPES.find(({ begins }) => begins.every((byte, place) => head[place] === byte));
  const extension = /\.([a-z]+)$/.exec(name.toLowerCase())?.[1];
  if (row === undefined || extension === undefined || !row.extensions.includes(extension))
    return fail({ kind: 'attachment-type-not-allowed' });
  return bytes <= ATTACHMENT_MAXIMUM_BYTES
    ? ok(row.type)
    : fail({ kind: 'attachment-too-large', maximumBytes: ATTACHMENT_MAXIMUM_BYTES });
};
