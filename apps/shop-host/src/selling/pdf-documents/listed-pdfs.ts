import { setTimeout as wait } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import type { Reader } from '../../platform/database/with-tx.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { type PdfDrawer, QUEUE_LENGTH } from '../../platform/pdf/pdf-drawer.ts';
import type { PdfOfDocument } from '../documents/archived-files.ts';
import type { ListedDocument } from '../documents/document-list-repository.ts';
import { findAnyCreditNote, findAnyInvoice, findAnyReceipt } from '../documents/repository.ts';
import { findSellerInvoice } from '../documents/seller-invoices-repository.ts';
import { type Drawable, pdfOf } from './pdf-files.ts';

type ListedPdfTools = {
  readonly db: Reader;
  readonly drawer: PdfDrawer;
  readonly files: FileStore;
};

/** However many archives are made, half of the queue is for single downloads. */
const LEFT_TO_DOWNLOADS = QUEUE_LENGTH / 2;
/** Storefronts end a download of which nothing arrives for two seconds. */
const NEXT_TRY_MS = 100;
const MOST_TRIES = 300;

/** The PDF files of listed documents, for archives. Their reader was checked with the list. */
export const pdfOfDocument =
  ({ db, drawer, files }: ListedPdfTools): PdfOfDocument =>
  async (listed, market) => {
    if (listed.kind === 'seller-invoice') {
      const row = await findSellerInvoice(db, market.id, listed.id);
      const file = row && (await files.get(row.file));
      return file && buffer(file.bytes);
    }
    const drawable = await drawableOf(db, market.id, listed);
    if (drawable === undefined) return undefined;
    const document = pdfOf(drawable, market);
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const drawn = await drawer.draw(document, { leaves: LEFT_TO_DOWNLOADS });
      if (drawn.ok) return drawn.value;
      await wait(NEXT_TRY_MS);
    }
    throw new Error('The documents of an archive could not be drawn in time');
  };

const drawableOf = async (
  db: Reader,
  market: string,
  { kind, id, printed_at_till }: ListedDocument,
): Promise<Drawable | undefined> => {
  switch (kind) {
    case 'invoice': {
      const row = await findAnyInvoice(db, market, { documentId: id });
      return row && { kind: 'invoice', row };
    }
    case 'credit-note': {
      const row = await findAnyCreditNote(db, market, id);
      return row && { kind: 'credit-note', row };
    }
    case 'receipt': {
      const row = printed_at_till ? undefined : await findAnyReceipt(db, market, id);
      return row && { kind: 'receipt', row };
    }
    case 'seller-invoice':
      return undefined;
  }
};
