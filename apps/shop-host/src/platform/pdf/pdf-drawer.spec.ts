import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../testing/pdf/read-pdf.ts';
import type { PdfDocument } from './pdf-document.ts';
import { PdfDrawer } from './pdf-drawer.ts';

const aDocument = (rows: number): PdfDocument => ({
  title: 'Sample 1',
  heading: 'Sample',
  number: '1',
  language: 'en',
  shop: 'Shop',
  author: 'Shop Ltd',
  issuedAt: '2026-11-20T09:00:00.000Z',
  footer: ['Shop Ltd, 1 Road'],
  pageLabel: 'Page {page} of {pages}',
  everyPage: ['To be read on each page'],
  blocks: [
    {
      kind: 'table',
      summary: 'Rows',
      columns: [
        { title: 'Name', align: 'start', share: 3 },
        { title: 'Amount', align: 'end', share: 1 },
      ],
      rows: Array.from({ length: rows }, (_, at) => [
        { text: `Row ${String(at)}`, notes: ['with a note'] },
        { text: String(at) },
      ]),
    },
    { kind: 'paragraph', text: 'a word '.repeat(1200) },
    { kind: 'paragraph', text: 'x'.repeat(400) },
  ],
});

describe('drawing documents', () => {
  let drawer: PdfDrawer;
  beforeAll(() => {
    drawer = new PdfDrawer({ queueLength: 2 });
  });
  afterAll(() => drawer.close());

  it('goes on over several pages, with the header of a table on each but read once', async () => {
    const drawn = await drawer.draw(aDocument(60));
    if (!drawn.ok) throw new Error('The queue was empty');
    const read = await readPdf(drawn.value);
    expect(read.breaches).toEqual([]);
    expect(read.pages).toBeGreaterThan(3);
    expect(read.text.match(/Row \d+/g)).toHaveLength(60);
    expect(read.text.match(/Amount/g)).toHaveLength(1);
    expect(read.text.match(/To be read on each page/g)).toHaveLength(1);
    expect(read.text.match(/a word/g)).toHaveLength(1200);
  });

  it('refuses what would wait too long, and draws again once there is room', async () => {
    const all = [1, 2, 3].map(() => drawer.draw(aDocument(1)));
    expect((await Promise.all(all)).map((drawn) => drawn.ok)).toEqual([true, true, false]);
    expect(await drawer.draw(aDocument(1))).toMatchObject({ ok: true });
  });

  it('fails for the document that cannot be drawn, and not for the next one', async () => {
    const broken = { ...aDocument(1), issuedAt: 'never' };
    await expect(drawer.draw(broken)).rejects.toThrow('A document could not be drawn');
    expect(await drawer.draw(aDocument(1))).toMatchObject({ ok: true });
  });

  it('fails for the document with which drawing stops at once, and not for those that wait behind it', async () => {
    const wide: PdfDocument = {
      ...aDocument(1),
      blocks: [{ kind: 'table', summary: '', columns: [], rows: [[{ text: 'no column' }]] }],
    };
    const [broken, next] = await Promise.allSettled([drawer.draw(wide), drawer.draw(aDocument(1))]);
    expect([broken.status, next]).toEqual([
      'rejected',
      { status: 'fulfilled', value: expect.objectContaining({ ok: true }) },
    ]);
    expect(await drawer.draw(aDocument(1))).toMatchObject({ ok: true });
  });

  it('leaves places for others to a document that asks for it', async () => {
    const all = [{ leaves: 1 }, { leaves: 1 }, {}].map((way) => drawer.draw(aDocument(1), way));
    expect((await Promise.all(all)).map((drawn) => drawn.ok)).toEqual([true, false, true]);
  });

  it('starts another thread when one has stopped', async () => {
    await drawer.close();
    expect(await drawer.draw(aDocument(1))).toMatchObject({ ok: true });
  });
});
