import {
  ATTACHMENT_HEAD_BYTES,
  type AttachmentFault,
  type AttachmentType,
  checkAttachment,
} from '@materia/domain-messages';
import type { IncomingFile } from '@materia/api-contract';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { PdfScanner } from './pdf-scanner.ts';
import type { PictureLine } from './picture-line.ts';
import { reencodePicture } from './reencode-picture.ts';
import type { VirusScan } from './virus-scan.ts';

export type UploadTools = {
  readonly pictureLine: PictureLine;
  readonly pdfScanner: PdfScanner;
  readonly virusScan: VirusScan;
};

/** A file of a stranger, as it may be stored. */
export type AcceptedFile = {
  readonly name: string;
  readonly type: AttachmentType;
  readonly bytes: Uint8Array;
};

const MEDIA_TYPES = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
} as const satisfies Readonly<Record<AttachmentType, string>>;

export const mediaTypeOf = (type: AttachmentType): string => MEDIA_TYPES[type];

/** Longer names are cut; their extension is that of the type anyway. */
const LONGEST_NAME = 80;

/**
 * Checks a file of a stranger, cheap checks first: size, then what it is by its bytes, twice, and by its
 * name; then viruses. Pictures are drawn again, documents are looked at object by object. Returns what
 * may be stored, which is never more than the type it is stored under.
 */
export const acceptUpload = async (
  { name, bytes }: Pick<IncomingFile, 'name' | 'bytes'>,
  { pictureLine, pdfScanner, virusScan }: UploadTools,
): Promise<Result<AcceptedFile, AttachmentFault>> => {
  const checked = checkAttachment({
    name,
    bytes: bytes.length,
    head: bytes.subarray(0, ATTACHMENT_HEAD_BYTES),
  });
  if (!checked.ok) return fail(checked.error.kind === 'attachment-too-large' ? 'size' : 'type');
  const type = checked.value;
  const { fileTypeFromBuffer } = await import('file-type');
  if ((await fileTypeFromBuffer(bytes))?.mime !== MEDIA_TYPES[type]) return fail('type');
  const finding = await virusScan(bytes);
  if (finding !== 'clean') return fail(finding === 'infected' ? 'infected' : 'not-checked');
  const stored = { name: storedName(name, type), type };
  if (type === 'pdf') {
    const scan = await pdfScanner.scan(bytes);
    return scan === 'clean' ? ok({ ...stored, bytes }) : fail(scan);
  }
  const drawn = await reencodePicture(bytes, type, pictureLine);
  return drawn.ok ? ok({ ...stored, bytes: drawn.value }) : fail('unreadable');
};

/** The name under which its reader saves a file: without folders, with the extension of its type. */
const storedName = (name: string, type: AttachmentType): string => {
  const base =
    name
      .split(/[\\/]/)
      .at(-1)
      ?.replace(/\.[^.]*$/, '') ?? '';
  const plain = base
    .normalize('NFC')
    .replace(/[\p{C}"<>|:*?]/gu, '')
    .trim();
  return `${plain === '' ? 'file' : [...plain].slice(0, LONGEST_NAME).join('')}.${type}`;
};
