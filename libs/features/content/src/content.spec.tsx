import { aCmsPage, type MockResponses, mockHost } from '@materia/api-mocks';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import { aVisit, outcomeOf } from '@materia/testing/visit';
import { loadBlog } from './blog.loader.ts';
import { BlogView } from './BlogView.tsx';
import { loadBarePage, loadContentPage } from './content-page.loader.ts';
import { ContentPageView } from './ContentPageView.tsx';

const [poland] = markets;
const ATTACK = '<img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>';

const open = (
  path: string,
  answers: Partial<MockResponses> = {},
  load: typeof loadContentPage = loadContentPage,
) => {
  const { context } = aVisit(poland, mockHost(answers));
  return outcomeOf(() => load({ context, url: new URL(`https://shop.example${path}`) }));
};

describe('a content page', () => {
  it('is served at its path with its text, and is requested for the selected store (CMS-02, CMS-05)', async () => {
    const requests: unknown[] = [];
    const readCmsPage: MockResponses['readCmsPage'] = ({ params }) => {
      requests.push({ ...params });
      return { reply: { data: [aCmsPage()] } };
    };
    const { facts } = await open('/services-livraison.html', { readCmsPage });
    expect(requests).toEqual([{ storeId: '12', identifier: 'services-livraison' }]);
    expect(facts && draw(<ContentPageView {...facts} />, poland)).toContain(
      '<h2>Jak to działa</h2>',
    );
  });

  it.each([
    ['/page/services-livraison.html', '/services-livraison.html', 'root'],
    ['/services-livraison.html', '/page/services-livraison.html', 'page'],
    ['/services-livraison.html', '/blog/services-livraison.html', 'blog'],
  ] as const)(
    'requested at %s redirects permanently to %s (RTE-21, RTE-25)',
    async (requests, location, place) => {
      expect(
        await open(requests, { readCmsPage: () => ({ reply: { data: [aCmsPage({ place })] } }) }),
      ).toMatchObject({ status: 301, location });
    },
  );

  it.each(['/nothing.html', '/a_b.html', '/cement-ref100234.html'])(
    'that does not exist is a 404: %s',
    async (path) => {
      expect(await open(path, { readCmsPage: () => ({ refusal: 'not-found' }) })).toMatchObject({
        status: 404,
        location: null,
      });
    },
  );

  it('is shown without a frame under any name (CMS-04, RTE-21)', async () => {
    expect(await open('/page/no-layout/services-livraison', {}, loadBarePage)).toMatchObject({
      status: 200,
    });
  });

  it('shows its questions to readers and to search engines (RTE-23, BEY-25)', async () => {
    const questions = [{ topic: 'Odbiór', question: 'Kiedy?', answer: '<p>Za dwie godziny.</p>' }];
    const { facts } = await open('/FAQ.html', {
      readCmsPage: () => ({ reply: { data: [aCmsPage({ identifier: 'FAQ', questions })] } }),
    });
    const html = facts === undefined ? '' : draw(<ContentPageView {...facts} />, poland);
    expect(html).toContain('"@type":"FAQPage"');
    expect(html).toMatch(/<details[^>]*>.*Kiedy\?.*<p>Za dwie godziny\.<\/p>/s);
  });

  it('contains nothing executable, whatever the host sent (CMS-01)', async () => {
    const { facts } = await open('/services-livraison.html', {
      readCmsPage: () => ({
        reply: {
          data: [
            aCmsPage({
              title: ATTACK,
              html: ATTACK,
              questions: [{ topic: ATTACK, question: ATTACK, answer: ATTACK }],
            }),
          ],
        },
      }),
    });
    const html = facts === undefined ? '' : draw(<ContentPageView {...facts} />, poland);
    expect(
      html.replaceAll(/<script type="application\/ld\+json">[^<]*<\/script>/g, ''),
    ).not.toMatch(/<script|<img src="?x|href="javascript/);
    expect(html).not.toContain('<img src=x');
  });
});

describe('the blog', () => {
  const blog = (answers: Partial<MockResponses>) =>
    outcomeOf(() => loadBlog({ context: aVisit(poland, mockHost(answers)).context }));

  it('lists its articles with their dates (RTE-36)', async () => {
    const { facts } = await blog({
      listCmsPages: () => ({
        reply: {
          data: [
            aCmsPage({
              place: 'blog',
              identifier: 'tarasy',
              title: 'Tarasy',
              published_on: '2026-03-01',
            }),
          ],
        },
      }),
    });
    const html = facts === undefined ? '' : draw(<BlogView {...facts} />, poland);
    expect(html).toContain('href="/blog/tarasy.html"');
    expect(html).toContain('01/03/2026');
  });

  it('without articles is a 404 (RTE-36)', async () =>
    expect((await blog({ listCmsPages: () => ({ reply: { data: [] } }) })).status).toBe(404));
});
