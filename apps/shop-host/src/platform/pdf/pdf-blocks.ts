import { unreachable } from '@materia/domain-kernel';
import { CONTENT_WIDTH, PAGE, PDF_COLOURS, STYLES } from './pdf-look.ts';
import type { PdfBlock, PdfGroup, PdfRow } from './pdf-document.ts';
import { heightOf, type PdfSheet, type Place, type Tag } from './pdf-sheet.ts';
import { drawTable } from './pdf-table.ts';
import { qrOutline } from './qr-outline.ts';

type Block<Kind extends PdfBlock['kind']> = Extract<PdfBlock, { readonly kind: Kind }>;

const GUTTER = 24;

/** Draws a part of a document at the current place. */
export const drawBlock = (sheet: PdfSheet, block: PdfBlock): void => {
  switch (block.kind) {
    case 'heading':
      return drawHeading(sheet, block);
    case 'paragraph': {
      sheet.text('P', block.text, block.tone === undefined ? STYLES.body : STYLES[block.tone]);
      sheet.y += block.tone === 'small' ? 3 : 6;
      return undefined;
    }
    case 'notice':
      return drawNotice(sheet, block);
    case 'facts':
      return drawFacts(sheet, block);
    case 'groups':
      return drawGroups(sheet, block);
    case 'table':
      return drawTable(sheet, block);
    case 'totals':
      return drawTotals(sheet, block);
    case 'qr':
      return drawQr(sheet, block);
    default:
      return unreachable(block);
  }
};

const drawHeading = (sheet: PdfSheet, { level, text }: Block<'heading'>): void => {
  const style = level === 2 ? STYLES.heading2 : STYLES.heading3;
  sheet.y += level === 2 ? 10 : 4;
  // Never alone at the foot of a page.
  sheet.ensure(style.leading + 3 * STYLES.body.leading);
  sheet.text(`H${level}`, text, style);
  sheet.y += 3;
};

const drawNotice = (sheet: PdfSheet, { text }: Block<'notice'>): void => {
  const padding = 8;
  const place = { x: PAGE.left + padding + 4, width: CONTENT_WIDTH - 2 * padding - 4 };
  const lines = sheet.lines(text, STYLES.strong, place.width);
  const height = heightOf(lines, STYLES.strong) + 2 * padding;
  sheet.ensure(height);
  const { y } = sheet;
  sheet.artifact('Layout', () => {
    sheet.pdf.rect(PAGE.left, y, CONTENT_WIDTH, height).fill(PDF_COLOURS.attention);
    sheet.pdf.rect(PAGE.left, y, 3, height).fill(PDF_COLOURS.brick);
  });
  sheet.draw('P', () => sheet.write(lines, STYLES.strong, place, y + padding));
  sheet.y += height + 8;
};

const columnsOf = (count: number): readonly Place[] => {
  const width = (CONTENT_WIDTH - GUTTER * (count - 1)) / count;
  return Array.from({ length: count }, (_, at) => ({
    x: PAGE.left + at * (width + GUTTER),
    width,
  }));
};

/** A list of names and values, row by row. */
const drawFacts = (sheet: PdfSheet, { rows, columns }: Block<'facts'>): void => {
  if (rows.length === 0) return;
  const places = columnsOf(columns);
  const list = sheet.tag('L');
  for (let first = 0; first < rows.length; first += columns) {
    const cells = rows.slice(first, first + columns).map((row, at) => {
      const place = places[at] ?? { x: PAGE.left, width: CONTENT_WIDTH };
      return { row, place, lines: sheet.lines(row.value, STYLES.body, place.width) };
    });
    const height =
      STYLES.term.leading + Math.max(...cells.map(({ lines }) => heightOf(lines, STYLES.body)));
    sheet.ensure(height);
    const { y } = sheet;
    for (const { row, place, lines } of cells)
      listItem(
        sheet,
        list,
        () => sheet.write([row.term], STYLES.term, place, y),
        () => sheet.write(lines, STYLES.body, place, y + STYLES.term.leading),
      );
    sheet.y += height + 5;
  }
  list.end();
  sheet.y += 4;
};

const listItem = (sheet: PdfSheet, list: Tag, term: () => void, value: () => void): void => {
  const item = sheet.tag('LI', {}, list);
  sheet.draw('Lbl', term, item);
  sheet.draw('LBody', value, item);
  item.end();
};

/** Groups side by side, each read as a whole. */
const drawGroups = (sheet: PdfSheet, { groups }: Block<'groups'>): void => {
  const places = columnsOf(Math.max(2, groups.length));
  const heights = groups.map((group, at) => groupHeight(sheet, group, placeOf(places, at)));
  sheet.ensure(Math.max(...heights));
  const top = sheet.y;
  groups.forEach((group, at) => {
    const place = placeOf(places, at);
    sheet.y = top;
    sheet.text('H2', group.heading, STYLES.heading3, place);
    sheet.y += 2;
    if (group.name !== undefined) sheet.text('P', group.name, STYLES.name, place);
    if (group.lines.length > 0) sheet.text('P', group.lines.join('\n'), STYLES.body, place);
    if (group.facts !== undefined && group.facts.length > 0) {
      sheet.y += 2;
      const list = sheet.tag('L');
      for (const { term, value } of group.facts) drawShortFact(sheet, list, { term, value }, place);
      list.end();
    }
  });
  sheet.y = top + Math.max(...heights) + 10;
};

const placeOf = (places: readonly Place[], at: number): Place =>
  places[at] ?? { x: PAGE.left, width: CONTENT_WIDTH };

/** The name and the value of a fact in one line: `NIP 7811900014`. */
const shortFact = (sheet: PdfSheet, { term, value }: PdfRow, { x, width }: Place) => {
  const [label] = sheet.lines(term, STYLES.small, width);
  const used = sheet.widthOf(`${label ?? ''} `, STYLES.small);
  const place = { x: x + used, width: width - used };
  return { label: label ?? '', place, lines: sheet.lines(value, STYLES.small, place.width) };
};

const drawShortFact = (sheet: PdfSheet, list: Tag, row: PdfRow, place: Place): void => {
  const fact = shortFact(sheet, row, place);
  const { y } = sheet;
  listItem(
    sheet,
    list,
    () => sheet.write([fact.label], STYLES.small, place, y),
    () => sheet.write(fact.lines, STYLES.small, fact.place, y),
  );
  sheet.y += heightOf(fact.lines, STYLES.small);
};

const groupHeight = (sheet: PdfSheet, group: PdfGroup, place: Place): number =>
  heightOf(sheet.lines(group.heading, STYLES.heading3, place.width), STYLES.heading3) +
  2 +
  (group.name === undefined
    ? 0
    : heightOf(sheet.lines(group.name, STYLES.name, place.width), STYLES.name)) +
  group.lines.reduce(
    (sum, line) => sum + heightOf(sheet.lines(line, STYLES.body, place.width), STYLES.body),
    0,
  ) +
  2 +
  (group.facts ?? []).reduce(
    (sum, fact) => sum + heightOf(shortFact(sheet, fact, place).lines, STYLES.small),
    0,
  );

const TOTALS: Place = { x: PAGE.left + CONTENT_WIDTH * 0.46, width: CONTENT_WIDTH * 0.54 };

/** Amounts at the right, as a table whose rows have their names as headers. */
const drawTotals = (
  sheet: PdfSheet,
  { summary, rows, total, after = [] }: Block<'totals'>,
): void => {
  const height =
    (rows.length + after.length) * (STYLES.body.leading + 3) + STYLES.total.leading + 16;
  sheet.ensure(height);
  const table = sheet.tag('Table', { alt: summary });
  const body = sheet.tag('TBody', {}, table);
  const row = (
    { term, value }: PdfRow,
    style: (typeof STYLES)['body' | 'total' | 'small'],
  ): void => {
    const { y } = sheet;
    const tag = sheet.tag('TR', {}, body);
    sheet.draw('TH', () => sheet.write([term], style, TOTALS, y), tag, { scope: 'Row' });
    sheet.draw('TD', () => sheet.write([value], style, TOTALS, y, 'end'), tag);
    tag.end();
    sheet.y += style.leading + 3;
  };
  sheet.y += 4;
  for (const each of rows) row(each, STYLES.body);
  if (rows.length > 0) {
    sheet.rule(sheet.y, TOTALS, 1);
    sheet.y += 6;
  }
  row(total, STYLES.total);
  for (const each of after) row(each, STYLES.small);
  body.end();
  table.end();
  sheet.y += 8;
};

const POINTS_PER_MILLIMETRE = 72 / 25.4;
/** Readers need this many light modules around a code. */
const QUIET_MODULES = 4;

const drawQr = (sheet: PdfSheet, { content, alt, caption, millimetres }: Block<'qr'>): void => {
  const side = millimetres * POINTS_PER_MILLIMETRE;
  const lines = caption.flatMap((text) => sheet.lines(text, STYLES.small, CONTENT_WIDTH));
  sheet.ensure(side + heightOf(lines, STYLES.small) + 4);
  // What identifies the document is directly above the code.
  for (const line of lines) sheet.text('P', line, STYLES.small);
  const { y } = sheet;
  sheet.draw(
    'Figure',
    () => {
      const { size, unitsPerModule, polygons } = qrOutline(content);
      const quiet = QUIET_MODULES * unitsPerModule;
      const unit = side / (size + 2 * quiet);
      for (const [first, ...others] of polygons) {
        if (first === undefined) continue;
        const place = ([px, py]: readonly [number, number]): [number, number] => [
          PAGE.left + (px + quiet) * unit,
          y + (py + quiet) * unit,
        ];
        sheet.pdf.moveTo(...place(first));
        for (const point of others) sheet.pdf.lineTo(...place(point));
        sheet.pdf.closePath();
      }
      sheet.pdf.fill(PDF_COLOURS.ink, 'even-odd');
    },
    undefined,
    { alt, bbox: [PAGE.left, y, PAGE.left + side, y + side] },
  );
  sheet.y += side + 6;
};
