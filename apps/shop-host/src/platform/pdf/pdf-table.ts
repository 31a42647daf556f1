import { CONTENT_WIDTH, PAGE, PDF_COLOURS, STYLES } from './pdf-look.ts';
import type { PdfBlock, PdfCell, PdfColumn } from './pdf-document.ts';
import { heightOf, type PdfSheet, type Place, type Tag } from './pdf-sheet.ts';

type Table = Extract<PdfBlock, { readonly kind: 'table' }>;

/** Between the texts of neighbouring columns, and above and below those of a row. */
const GAP = 10;
const PADDING = 5;

/** A table whose header is repeated on each page, where it is no content. */
export const drawTable = (sheet: PdfSheet, { summary, columns, rows }: Table): void => {
  const places = placesOf(columns);
  const header = headerOf(sheet, columns, places);
  const bodies = rows.map((row) => rowOf(sheet, columns, places, row));
  // The header is never alone at the foot of a page.
  sheet.ensure(header.height + (bodies[0]?.height ?? 0));
  const table = sheet.tag('Table', { alt: summary });
  header.draw((parent, cells) => {
    const head = sheet.tag('THead', {}, parent);
    const row = sheet.tag('TR', {}, head);
    for (const cell of cells) sheet.draw('TH', cell, row, { scope: 'Column' });
    row.end();
    head.end();
  }, table);
  const body = sheet.tag('TBody', {}, table);
  for (const row of bodies) {
    if (sheet.y + row.height > PAGE.bottom) {
      sheet.newPage();
      header.draw((_parent, cells) =>
        sheet.artifact('Pagination', () => cells.forEach((cell) => cell())),
      );
    }
    row.draw(body);
  }
  body.end();
  table.end();
  sheet.y += 6;
};

const placesOf = (columns: readonly PdfColumn[]): readonly Place[] => {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const room = CONTENT_WIDTH - GAP * (columns.length - 1);
  let x: number = PAGE.left;
  return columns.map(({ share }) => {
    const place = { x, width: (room * share) / whole };
    x += place.width + GAP;
    return place;
  });
};

type Draws = readonly (() => void)[];

const headerOf = (sheet: PdfSheet, columns: readonly PdfColumn[], places: readonly Place[]) => {
  const style = STYLES.columnTitle;
  const cells = columns.map(({ title, align }, at) => {
    const place = placeAt(places, at);
    return { lines: sheet.lines(title, style, place.width), place, align };
  });
  const text = Math.max(...cells.map(({ lines }) => heightOf(lines, style)));
  const height = text + 2 * PADDING;
  return {
    height,
    draw: (tag: (parent: Tag | undefined, cells: Draws) => void, parent?: Tag): void => {
      const { y } = sheet;
      tag(
        parent,
        cells.map(
          ({ lines, place, align }) =>
            () =>
              // Titles stand on the rule, however many lines the others have.
              sheet.write(lines, style, place, y + PADDING + text - heightOf(lines, style), align),
        ),
      );
      sheet.y += height;
      sheet.artifact('Layout', () => {
        sheet.pdf
          .moveTo(PAGE.left, sheet.y)
          .lineTo(PAGE.left + CONTENT_WIDTH, sheet.y)
          .lineWidth(1.25)
          .stroke(PDF_COLOURS.strong);
      });
    },
  };
};

const rowOf = (
  sheet: PdfSheet,
  columns: readonly PdfColumn[],
  places: readonly Place[],
  row: readonly PdfCell[],
) => {
  const cells = row.map(({ text, notes = [] }, at) => {
    const place = placeAt(places, at);
    return {
      place,
      align: columns[at]?.align ?? 'start',
      lines: sheet.lines(text, STYLES.cell, place.width),
      notes: notes.flatMap((note) => sheet.lines(note, STYLES.small, place.width)),
    };
  });
  const height =
    Math.max(
      ...cells.map(
        ({ lines, notes }) => heightOf(lines, STYLES.cell) + heightOf(notes, STYLES.small),
      ),
    ) +
    2 * PADDING;
  return {
    height,
    draw: (body: Tag): void => {
      const top = sheet.y + PADDING;
      const tag = sheet.tag('TR', {}, body);
      for (const { lines, notes, place, align } of cells)
        sheet.draw(
          'TD',
          () => {
            sheet.write(lines, STYLES.cell, place, top, align);
            sheet.write(notes, STYLES.small, place, top + heightOf(lines, STYLES.cell), align);
          },
          tag,
        );
      tag.end();
      sheet.y += height;
      sheet.rule(sheet.y);
    },
  };
};

const placeAt = (places: readonly Place[], at: number): Place => {
  const place = places[at];
  if (place === undefined) throw new Error('A row has no more cells than the table has columns');
  return place;
};
