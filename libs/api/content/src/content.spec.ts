import { aCmsBlock, aCmsPage, type MockResponses, mockHost } from '@materia/api-mocks';
import { describe, expect, it } from 'vitest';
import {
  cmsStore,
  fetchCategoryBlocks,
  fetchCmsBlock,
  fetchCmsPage,
  fetchCmsPages,
  fetchCmsSlides,
} from './index.ts';

const ATTACK = '<p onclick="x()">a</p><script>x()</script>';

describe('content', () => {
  it('is requested for the selected store, and for store 42 when none was chosen (CMS-02, STO-26, LIM-21)', () => {
    expect(cmsStore({ id: '12', chosen: true })).toBe('12');
    expect(cmsStore({ id: '12', chosen: false })).toBe('42');
  });

  it('is requested by store and name, and blocks also by category and context (CALL-20)', async () => {
    const asked: unknown[] = [];
    const readCmsPage: MockResponses['readCmsPage'] = ({ params }) => {
      asked.push({ ...params });
      return { reply: { data: [aCmsPage()] } };
    };
    const listCmsBlocks: MockResponses['listCmsBlocks'] = ({ params, query }) => {
      asked.push({ ...params, store: query.get('retailer_id') });
      return { reply: { data: [aCmsBlock()] } };
    };
    const host = mockHost({ readCmsPage, listCmsBlocks });
    await fetchCmsPage(host, '42', 'services');
    await fetchCategoryBlocks(host, '12', '100', 'category');
    expect(asked).toEqual([
      { storeId: '42', identifier: 'services' },
      { categoryId: '100', context: 'category', store: '12' },
    ]);
  });

  it('is sanitized before it enters a page, even when the host sent unsafe HTML (CMS-01)', async () => {
    const host = mockHost({
      readCmsPage: () => ({
        reply: {
          data: [
            aCmsPage({ html: ATTACK, questions: [{ topic: 't', question: 'q', answer: ATTACK }] }),
          ],
        },
      }),
      readCmsBlock: () => ({ reply: { data: [aCmsBlock({ html: ATTACK })] } }),
    });
    const page = await fetchCmsPage(host, '42', 'x');
    expect([
      page?.html,
      page?.questions[0]?.answer,
      (await fetchCmsBlock(host, '42', 'x'))?.html,
    ]).toEqual(['<p>a</p>', '<p>a</p>', '<p>a</p>']);
  });

  it('is undefined when it does not exist', async () => {
    const none = { refusal: 'not-found' } as const;
    const host = mockHost({
      readCmsPage: () => none,
      readCmsBlock: () => none,
      readCmsSlider: () => none,
      listCmsPages: () => ({ reply: { data: [] } }),
    });
    expect([
      await fetchCmsPage(host, '42', 'x'),
      await fetchCmsBlock(host, '42', 'x'),
      await fetchCmsSlides(host, '42', 'x'),
      await fetchCmsPages(host, '42', 'x'),
    ]).toEqual([undefined, undefined, [], []]);
  });
});
