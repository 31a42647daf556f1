import { brokenAddresses, readSitemaps, sampleOf } from '@materia/tools-soak';
import { expect, type Page, test } from '@playwright/test';
import { type Shop, shops, journeysOf } from './support/shops.ts';

/** Follows a link and waits for the heading of the target page. */
const follow = async (page: Page, link: ReturnType<Page['locator']>): Promise<void> => {
  const target = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
  await link.click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(target);
};

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const foot = (page: Page) => page.getByRole('contentinfo');

/** The status of a URL, without following redirects. */
const statusOf = async (
  page: Page,
  shop: Shop,
  path: string,
): Promise<readonly [number, string | undefined]> => {
  const reply = await page.request.get(shop.origin + path, { maxRedirects: 0 });
  return [reply.status(), reply.headers()['location']];
};

const CONTENT_PAGES = [
  'terms',
  'privacy',
  'legalNotice',
  'pickupConditions',
  'withdrawalForm',
  'accessibility',
] as const;
const SITEMAPS = ['category', 'product', 'brand', 'cms', 'longtail'] as const;
const MISSING = 'no-such-one-42';

for (const { shop, javaScriptEnabled, how } of journeysOf('pl', 'fr')) {
  const { origin, to, t } = shop;

  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test('vendors: lists twenty per page, each with its products, trader details and terms (VEN-04, VEN-09, VEN-10)', async ({
      page,
    }) => {
      await page.goto(origin + to('home'));
      await follow(page, foot(page).getByRole('link', { name: t('vendors.heading'), exact: true }));
      await expect(heading(page)).toHaveText(t('vendors.heading'));
      await expect(main(page).getByRole('article')).toHaveCount(20);
      await main(page)
        .getByRole('link', { name: t('vendors.nextPage') })
        .click();
      await expect(page).toHaveURL(/\?page=2$/);
      await expect(main(page).getByRole('article')).not.toHaveCount(20);
      const card = main(page).getByRole('article').first().getByRole('link');
      const name = (await card.textContent()) ?? '';
      await follow(page, card);
      await expect(heading(page)).toHaveText(name);
      await expect(
        page
          .getByRole('region', { name: t('vendors.offers', { vendor: name }) })
          .getByRole('article')
          .first(),
      ).toBeVisible();
      const identity = page.getByRole('region', { name: t('vendors.identity') });
      for (const key of [
        'vendors.legalName',
        'vendors.address',
        'vendors.register',
        'vendors.taxNumber',
        'vendors.contactEmail',
      ] as const)
        await expect(identity.getByText(t(key), { exact: true })).toBeVisible();
      await expect(
        identity.getByText(t('vendors.isTrader')).or(identity.getByText(t('vendors.isNoTrader'))),
      ).toBeVisible();
      await follow(page, main(page).getByRole('link', { name: t('vendors.terms'), exact: true }));
      await expect(heading(page)).toHaveText(t('vendors.termsOf', { vendor: name }));
      await follow(page, main(page).getByRole('link', { name: t('vendors.toVendor') }));
      await expect(heading(page)).toHaveText(name);
      for (const path of [
        `${to('vendors')}?page=9`,
        to('vendor', { vendorKey: MISSING }),
        to('vendorTerms', { vendorKey: MISSING }),
      ])
        expect((await statusOf(page, shop, path))[0], path).toBe(404);
    });
  });
}

for (const { shop, javaScriptEnabled, how } of journeysOf('es', 'pt')) {
  const { origin, to, t } = shop;

  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test('brands: lists brands from A to Z and the products of one, whose URL ends in a slash (BRD-01, BRD-02, RTE-05)', async ({
      page,
    }) => {
      await page.goto(origin + to('home'));
      await follow(page, foot(page).getByRole('link', { name: t('brands.heading'), exact: true }));
      await expect(heading(page)).toHaveText(t('brands.heading'));
      const link = main(page)
        .getByRole('listitem')
        .getByRole('link')
        .filter({ hasText: /\S{3,}/ })
        .first();
      const name = (await link.textContent()) ?? '';
      const path = (await link.getAttribute('href')) ?? '';
      await follow(page, link);
      await expect(heading(page)).toHaveText(name);
      await expect(main(page).getByRole('article').first()).toBeVisible();
      expect(path).toMatch(/\/$/);
      for (const forced of [to('brands'), path])
        expect(await statusOf(page, shop, forced.slice(0, -1))).toEqual([301, forced]);
      expect((await statusOf(page, shop, to('brand', { brandKey: MISSING })))[0]).toBe(404);
    });
  });
}

for (const { shop, javaScriptEnabled, how } of journeysOf('fr', 'pl')) {
  const { origin, to, t } = shop;

  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test('content: shows services, questions, legal pages and the blog, with and without the page frame (CMS-01, CMS-04, CMS-05)', async ({
      page,
    }) => {
      await page.goto(origin + to('services'));
      const title = (await heading(page).textContent()) ?? '';
      await follow(page, main(page).getByRole('heading', { level: 2 }).getByRole('link').first());
      await expect(heading(page)).not.toHaveText(title);
      const name = /\/([^/]+)\.html$/.exec(new URL(page.url()).pathname)?.[1] ?? '';
      const words = await heading(page).textContent();
      await page.goto(origin + to('cmsPageBare', { pageName: name }));
      await expect(heading(page)).toHaveText(words ?? '');
      await expect(page.getByRole('banner').or(foot(page))).toHaveCount(0);

      await page.goto(origin + to('faq'));
      const question = main(page).locator('details').first();
      await expect(question.getByRole('paragraph').first()).toBeHidden();
      await question.locator('summary').click();
      await expect(question.getByRole('paragraph').first()).toBeVisible();

      for (const law of CONTENT_PAGES) {
        await page.goto(origin + to(law));
        await expect(main(page).getByRole('heading', { level: 2 }).first(), law).toBeVisible();
      }
      const [blog] = await statusOf(page, shop, to('blog'));
      const hasBlog = (
        await page.request
          .get(origin + to('sitemap', { sitemapId: 'cms' }))
          .then((reply) => reply.text())
      ).includes('href="/blog/');
      expect(blog).toBe(hasBlog ? 200 : 404);
      if (hasBlog) {
        await page.goto(origin + to('blog'));
        await follow(page, main(page).getByRole('heading', { level: 2 }).getByRole('link').first());
        await expect(
          main(page).getByRole('link', { name: t('content.allArticles') }),
        ).toBeVisible();
      }
      expect((await statusOf(page, shop, to('cmsPage', { pageName: MISSING })))[0]).toBe(404);
    });
  });
}

for (const { shop, javaScriptEnabled, how } of journeysOf('pt', 'es')) {
  const { origin, to, t } = shop;

  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test('sitemaps: all five can be paged through, and their links work (SMP-02, SMP-04, SMP-06)', async ({
      page,
    }) => {
      await page.goto(origin + to('home'));
      await follow(page, foot(page).getByRole('link', { name: t('sitemap.heading'), exact: true }));
      for (const sitemapId of SITEMAPS) {
        await follow(
          page,
          main(page)
            .getByRole('navigation', { name: t('sitemap.choose') })
            .getByRole('link', { name: t(`sitemap.${sitemapId}`), exact: true }),
        );
        await expect(heading(page)).toHaveText(
          t('common.labelled', {
            label: t('sitemap.heading'),
            value: t(`sitemap.${sitemapId}`),
          }),
        );
        const paths = await main(page)
          .locator('ul:not(nav ul) > li > a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
        expect(paths.length, sitemapId).toBeGreaterThan(3);
        for (const path of [paths[0], paths.at(-1)])
          expect(await statusOf(page, shop, path ?? ''), path).toEqual([200, undefined]);
      }
      const product = to('sitemap', { sitemapId: 'product' });
      await page.goto(origin + product);
      await main(page)
        .getByRole('link', { name: t('sitemap.nextPage') })
        .click();
      await expect(page).toHaveURL(`${origin}${product}?page=2`);
      expect((await statusOf(page, shop, `${product}?page=9999`))[0]).toBe(404);
    });
  });
}

for (const { market, origin } of shops) {
  test(`${market.id}: the XML sitemaps are valid, and their URLs respond (SMP-02)`, async () => {
    const { addresses, faults } = await readSitemaps(origin);
    expect(faults).toEqual([]);
    expect(addresses.length).toBeGreaterThan(500);
    expect(await brokenAddresses(sampleOf(addresses, 25))).toEqual([]);
  });
}
