import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';
import { cellsOf, columnOf } from './columns.ts';
import type { OwnLine } from './own-row.ts';

/** Products of a Merchant feed are RSS items or Atom entries. */
const PRODUCTS = ['item', 'entry'];
/** Elements within each other: a product's cells are on the fourth level. */
const DEEPEST = 32;
class TooDeep extends Error {}
/** A longer text is not a product's cell. */
const LONGEST_TEXT = 20_000;

/**
 * Reads a Merchant feed. A product's line is the one on which its element begins. A truncated
 * document is reported once.
 */
export async function* readXmlItems(path: string): AsyncIterable<OwnLine> {
  const parser = new SaxesParser();
  const ready: OwnLine[] = [];
  let item: { readonly line: number; readonly cells: (readonly [string, string])[] } | undefined;
  let column: string | undefined;
  let text = '';
  let seen = 0;
  let broken: number | undefined;

  parser.on('error', () => {
    broken ??= parser.line;
  });
  let depth = 0;
  parser.on('opentag', ({ name }) => {
    depth += 1;
    // Nothing in a feed is nested like this, and each level makes the next one slower.
    if (depth > DEEPEST) throw new TooDeep();
    if (PRODUCTS.includes(name)) {
      item = { line: parser.line, cells: [] };
      seen += 1;
    } else if (item !== undefined) {
      column = columnOf(name);
      text = '';
    }
  });
  const add = (more: string): void => {
    if (column !== undefined && text.length < LONGEST_TEXT) text += more;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    if (item !== undefined && PRODUCTS.includes(name)) {
      if (broken === undefined) ready.push({ line: item.line, cells: cellsOf(item.cells) });
      item = undefined;
    } else if (item !== undefined && column !== undefined) {
      item.cells.push([column, text]);
      column = undefined;
    }
  });

  for await (const chunk of createReadStream(path, { encoding: 'utf8' })) {
    try {
      parser.write(String(chunk));
    } catch (error) {
      if (!(error instanceof TooDeep)) throw error;
      broken ??= parser.line;
    }
    yield* ready.splice(0);
    if (broken !== undefined) break;
  }
  if (broken === undefined) parser.close();
  yield* ready;
  if (broken !== undefined)
    yield { line: broken, reason: 'is not well-formed XML; nothing after it was read' };
  else if (seen === 0) yield { line: 1, reason: 'the document has no item and no entry' };
}
