import type { PdfDocument } from './pdf-document.ts';

/** What the thread that draws documents receives and answers. */
export type PdfRequest = { readonly id: number; readonly document: PdfDocument };
export type PdfAnswer =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly error: string };
