import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { CONTENT_WIDTH, PAGE, PDF_COLOURS, STYLES } from './pdf-look.ts';
import type { PdfDocument } from './pdf-document.ts';
import { drawBlock } from './pdf-blocks.ts';
import { type PdfFonts, PdfSheet } from './pdf-sheet.ts';

const require = createRequire(import.meta.url);
const parsed = (path: string): Font => create(readFileSync(path));

let known: PdfFonts | undefined;
/**
 * Fonts with every letter of the markets' languages. Parsing is the slowest part of a document, so
 * it happens once per process.
 */
const fonts = (): PdfFonts =>
  (known ??= {
    plain: parsed(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')),
    bold: parsed(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')),
  });

const FOOT = { top: PAGE.bottom + 14, page: 70 };

/**
 * Draws a document as a tagged PDF/A-3 that names itself accessible (PDF/UA-1). Blocks the thread:
 * requests use `PdfDrawer`.
 */
export const drawPdf = async (document: PdfDocument): Promise<Uint8Array> => {
  const sheet = new PdfSheet(document, fonts());
  sheet.onPage = () => drawRunningHeader(sheet, document);
  drawFirstHeader(sheet, document);
  for (const block of document.blocks) drawBlock(sheet, block);
  return sheet.end((page, pages) => drawFoot(sheet, document, page, pages));
};

/** The sign of the shop: two courses of bricks. */
const drawBricks = (sheet: PdfSheet, x: number, y: number): void => {
  for (const [left, top, width] of [
    [0, 0, 15],
    [17, 0, 7],
    [0, 8, 7],
    [9, 8, 15],
  ] as const)
    sheet.pdf.rect(x + left, y + top, width, 6).fill(PDF_COLOURS.brick);
};

const drawFirstHeader = (
  sheet: PdfSheet,
  { shop, heading, number, everyPage }: PdfDocument,
): void => {
  const { y } = sheet;
  sheet.artifact('Layout', () => drawBricks(sheet, PAGE.left, y + 1));
  sheet.draw('P', () =>
    sheet.write([shop], STYLES.sign, { x: PAGE.left + 32, width: CONTENT_WIDTH - 32 }, y - 2),
  );
  sheet.y += 40;
  sheet.text('H1', heading, STYLES.title);
  if (number !== '') sheet.text('P', number, STYLES.number);
  sheet.y += 4;
  for (const text of everyPage) sheet.text('P', text, STYLES.strong);
  sheet.y += 8;
};

/** The head of later pages repeats what the first one says, so it is no content. */
const drawRunningHeader = (sheet: PdfSheet, { shop, title, everyPage }: PdfDocument): void => {
  sheet.artifact('Pagination', () => {
    const place = { x: PAGE.left, width: CONTENT_WIDTH };
    sheet.write([shop], STYLES.strong, place, sheet.y);
    sheet.write([title], STYLES.small, place, sheet.y + 1, 'end');
    sheet.y += 16;
    for (const text of everyPage) {
      sheet.write([text], STYLES.small, place, sheet.y);
      sheet.y += STYLES.small.leading;
    }
  });
  sheet.rule(sheet.y + 2);
  sheet.y += 14;
};

const drawFoot = (
  sheet: PdfSheet,
  { footer, pageLabel }: PdfDocument,
  page: number,
  pages: number,
): void => {
  sheet.pdf
    .moveTo(PAGE.left, FOOT.top - 8)
    .lineTo(PAGE.left + CONTENT_WIDTH, FOOT.top - 8)
    .lineWidth(0.75)
    .stroke(PDF_COLOURS.line);
  const lines = footer.flatMap((line) =>
    sheet.lines(line, STYLES.small, CONTENT_WIDTH - FOOT.page),
  );
  sheet.write(lines, STYLES.small, { x: PAGE.left, width: CONTENT_WIDTH - FOOT.page }, FOOT.top);
  const label = pageLabel.replace('{page}', String(page)).replace('{pages}', String(pages));
  sheet.write([label], STYLES.small, { x: PAGE.left, width: CONTENT_WIDTH }, FOOT.top, 'end');
};
