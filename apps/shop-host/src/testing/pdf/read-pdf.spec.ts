import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { readPdf } from './read-pdf.ts';

it('a reader notices what a document lacks', async () => {
  const pdf = new PDFDocument({ size: 'A4', tagged: true, info: { Title: '' } });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  root.add(pdf.struct('H2', {}, () => pdf.text('A heading')));
  const table = pdf.struct('Table');
  root.add(table);
  const row = pdf.struct('TR');
  table.add(row);
  row.add(pdf.struct('TH', {}, () => pdf.text('A header ')));
  root.add(pdf.struct('Figure', {}, () => pdf.rect(10, 10, 10, 10).fill('#000')));
  pdf.text('Without a tag');
  root.end();
  pdf.end();
  const { breaches } = await readPdf(await buffer(pdf));
  for (const breach of [
    /text without a tag: Without a tag/,
    /no language/,
    /no title/,
    /the title is not shown/,
    /no output intent/,
    /the first heading is not of level 1/,
    /header cell without scope: A header/,
    /TR in Table/,
    /figure without a description/,
    /figure without a box/,
    /the next text is glued to: A heading/,
    /no metadata/,
    /Helvetica is not embedded/,
    /Helvetica has no letters for its glyphs/,
  ])
    expect(breaches).toContainEqual(expect.stringMatching(breach));
});
