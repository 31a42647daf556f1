import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFStream,
} from '@cantoo/pdf-lib';
import { partsOfPdf } from './inspect-pdf.ts';

/** What is wrong with a document of a stranger. */
export type PdfScan = 'clean' | 'active' | 'unreadable';

/** Entries of dictionaries that do something by themselves, or contain other files. */
const ACTIVE_ENTRIES: ReadonlySet<string> = new Set([
  'JavaScript',
  'JS',
  'OpenAction',
  'AA',
  'Launch',
  'EmbeddedFiles',
  'EmbeddedFile',
  'RichMedia',
  'RichMediaContent',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'XFA',
  'Encrypt',
  'AF',
]);
/** Kinds of actions, annotations and files, as the values of these entries. */
const TYPE_ENTRIES: readonly string[] = ['S', 'Subtype', 'Type'];
const ACTIVE_TYPES: ReadonlySet<string> = new Set([
  ...ACTIVE_ENTRIES,
  'Rendition',
  'Movie',
  'Sound',
  'Screen',
  '3D',
  'FileAttachment',
  'Filespec',
]);

/**
 * The same names anywhere in the file, also in objects that a later part of the file replaces: which of two
 * objects with one number counts is up to the reader. Short names occur in pictures by chance.
 */
const ACTIVE_NAMES =
  /\/(?:JavaScript|OpenAction|Launch|EmbeddedFiles?|Filespec|RichMedia|SubmitForm|ImportData|GoTo[ER]|XFA|Encrypt)(?![A-Za-z])/;
const SHORT_NAMES = /\/(?:JS|AA)(?![A-Za-z])/;
const withoutStreams = (text: string): string =>
  text.replace(/(?<!end)stream\r?\n[\s\S]*?endstream/g, '');

/** Deeper than a document of a person. */
const DEEPEST = 60;

/**
 * Looks at every object of a document, also at those that nothing refers to and those in compressed
 * streams, because readers of documents differ in what they find. Objects that cannot be read are a
 * reason to refuse.
 */
export const scanPdf = async (bytes: Uint8Array): Promise<PdfScan> => {
  const parts = partsOfPdf(bytes);
  if (parts === undefined || startsLate(bytes)) return 'unreadable';
  if (parts.some((part) => ACTIVE_NAMES.test(part) || SHORT_NAMES.test(withoutStreams(part))))
    return 'active';
  let document: PDFDocument;
  try {
    document = await PDFDocument.load(bytes, {
      ignoreEncryption: true,
      updateMetadata: false,
      throwOnInvalidObject: true,
    });
  } catch {
    return 'unreadable';
  }
  if (document.isEncrypted) return 'active';
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => object);
  if (objects.length === 0 || document.getPageCount() === 0) return 'unreadable';
  const trailer = [document.context.trailerInfo.Root, document.context.trailerInfo.Encrypt].filter(
    (part) => part !== undefined,
  );
  if (document.context.trailerInfo.Encrypt !== undefined) return 'active';
  return [...objects, ...trailer].some((object) => isActive(object, 0)) ? 'active' : 'clean';
};

/** The mark of a PDF at another place than the first one would let the file be something else as well. */
const startsLate = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-';

const isActive = (object: PDFObject, depth: number): boolean => {
  if (depth > DEEPEST) return true;
  if (object instanceof PDFStream) return isActive(object.dict, depth);
  if (object instanceof PDFArray)
    return object.asArray().some((element) => isActive(element, depth + 1));
  if (!(object instanceof PDFDict)) return false;
  return object.entries().some(([key, value]) => {
    const name = key.decodeText();
    if (ACTIVE_ENTRIES.has(name)) return true;
    if (
      TYPE_ENTRIES.includes(name) &&
      value instanceof PDFName &&
      ACTIVE_TYPES.has(value.decodeText())
    )
      return true;
    return isActive(value, depth + 1);
  });
};
