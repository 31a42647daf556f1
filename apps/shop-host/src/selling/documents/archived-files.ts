import type { Market } from '@materia/market-model';
import type { ZippedFile } from '../../platform/files/zip.ts';
import type { ListedDocument } from './document-list-repository.ts';

/**
 * The PDF file of a document: drawn, or as its seller issued it. Undefined if there is none, such as
 * for a receipt that the till printed.
 */
export type PdfOfDocument = (
  document: ListedDocument,
  market: Market,
) => Promise<Uint8Array | undefined>;

/** The files of documents, one after another, under their days and numbers. */
export const filesOfDocuments = async function* (
  documents: AsyncIterable<ListedDocument>,
  pdfOf: PdfOfDocument,
  market: Market,
): AsyncIterable<ZippedFile> {
  const used = new Set<string>();
  for await (const document of documents) {
    const bytes = await pdfOf(document, market);
    if (bytes === undefined) continue;
    yield { name: freeName(document, used), day: document.issued_on, bytes };
  }
};

const LONGEST_NAME = 80;

/** Sellers choose their numbers: what a file name cannot have becomes a dash. */
const freeName = (
  { issued_on, number }: Pick<ListedDocument, 'issued_on' | 'number'>,
  used: Set<string>,
): string => {
  const base = `${issued_on}_${number.replace(/[^\p{L}\p{N}._-]+/gu, '-').slice(0, LONGEST_NAME)}`;
  let name = `${base}.pdf`;
  for (let count = 2; used.has(name); count += 1) name = `${base}_${count}.pdf`;
  used.add(name);
  return name;
};
