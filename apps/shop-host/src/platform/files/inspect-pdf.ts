import { inflateSync } from 'node:zlib';

/** Why a file is not taken as a document. */
export type PdfFault = 'not-a-pdf' | 'encrypted' | 'active' | 'attachments';

const HEADER = /^%PDF-[12]\.\d/;
/** The end of a file is within its last bytes. */
const END_MARK = '%%EOF';
const END_BYTES = 1024;

/**
 * Names of objects that readers of an invoice do not need. They are long enough not to occur in
 * compressed pictures by chance.
 */
const FAULTS: readonly (readonly [fault: PdfFault, names: RegExp])[] = [
  ['encrypted', /\/Encrypt(?![A-Za-z])/],
  ['active', /\/(?:JavaScript|Launch|SubmitForm|ImportData|RichMedia)(?![A-Za-z])/],
  ['attachments', /\/(?:EmbeddedFiles?|Filespec)(?![A-Za-z])/],
];

/**
 * What is wrong with a PDF file that somebody else made: it is none, it is encrypted, or it contains
 * scripts, programs or other files. All bytes are looked at, and what is in compressed objects.
 */
export const pdfFault = (bytes: Uint8Array): PdfFault | undefined => {
  const parts = partsOfPdf(bytes);
  if (parts === undefined) return 'not-a-pdf';
  return FAULTS.find(([, names]) => parts.some((part) => names.test(part)))?.[0];
};

/**
 * The bytes of a PDF file as text, and what is in its compressed objects, with names as they are read;
 * undefined for another file, and for one whose objects cannot be read.
 */
export const partsOfPdf = (bytes: Uint8Array): readonly string[] | undefined => {
  const text = Buffer.from(bytes).toString('latin1');
  if (!HEADER.test(text) || !text.slice(-END_BYTES).includes(END_MARK)) return undefined;
  const objects = compressedObjects(text);
  return objects && [text, ...objects].map(plainNames);
};

const STREAM = 'stream';
const STREAM_END = 'endstream';
/** The dictionary of a stream of objects is shorter. */
const LONGEST_DICTIONARY = 500;
/** What compressed objects may grow to altogether. */
const MOST_INFLATED = 64 * 1024 ** 2;

/** The objects in streams of objects; undefined if one of them cannot be read. */
const compressedObjects = (text: string): readonly string[] | undefined => {
  let left = MOST_INFLATED;
  const found: string[] = [];
  for (let at = text.indexOf(STREAM); at !== -1; at = text.indexOf(STREAM, at + 1)) {
    if (text.startsWith(STREAM_END, at - 3)) continue;
    const dictionary = plainNames(text.slice(Math.max(0, at - LONGEST_DICTIONARY), at));
    if (!/\/ObjStm(?![A-Za-z])/.test(dictionary.slice(dictionary.lastIndexOf('obj')))) continue;
    const objects = inflated(text, at + STREAM.length, left);
    if (objects === undefined) return undefined;
    left -= objects.length;
    found.push(objects);
  }
  return found;
};

const inflated = (text: string, after: number, most: number): string | undefined => {
  const from = after + (text.startsWith('\r\n', after) ? 2 : 1);
  const end = text.indexOf(STREAM_END, from);
  try {
    const content = Buffer.from(text.slice(from, end === -1 ? undefined : end), 'latin1');
    return inflateSync(content, { maxOutputLength: Math.max(1, most) }).toString('latin1');
  } catch {
    return undefined;
  }
};

/** Names can be written with the codes of their letters: `/J#61vaScript` is `/JavaScript`. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
