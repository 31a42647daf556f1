import { pictureUrl } from '@materia/api-catalogue';
import type { Reply } from '@materia/api-contract';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { unreachable } from '@materia/domain-kernel';
import { formatNumber, formatShortDate } from '@materia/market-model';
import type { Facts, PageKind, PageVisit } from '../support/facts.ts';
import { guestHeader } from '../support/frame-facts.ts';
import {
  action,
  canonical,
  description,
  heading,
  image,
  label,
  link,
  times,
  title,
} from '../support/lines.ts';
import type { PageShop } from '../support/page-shop.ts';
import { readHtml } from '../support/read-page.ts';
import { first } from '../support/visits.ts';

export const reviews: PageKind = {
  name: 'reviews',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { t, to, says, feed, market, origin } = shop;
    const sku = feed('reviews')[0]?.sku ?? '';
    const product = feed('products').find((row) => row.sku === sku);
    const wire = first(await shop.host('listReviews', { params: { skuProduct: sku }, query: {} }));
    const path = to('reviews', { skuProduct: sku });
    if (product === undefined || wire.rating === undefined) return [];
    const { rating } = wire;
    return [
      {
        name: 'a product’s reviews',
        page: await shop.guest().get(path),
        frame: guestHeader(shop),
        facts: {
          ...says('rating.howTitle', 'rating.howText', 'reviews.signInText'),
          ...(wire.reviews.length > 1
            ? {
                ...says(
                  'reviews.sort',
                  'reviews.sortBest',
                  'reviews.sortWorst',
                  'reviews.sortApply',
                ),
                form: action(path),
                'sort orders': [
                  'select sort',
                  `option newest selected=: ${t('reviews.sortNewest')}`,
                ],
              }
            : {}),
          title: [
            title(t('reviews.title', { product: product.name })),
            description(t('reviews.description', { product: product.name })),
            heading(1, t('reviews.lead', { product: product.name })),
          ],
          address: canonical(origin + path),
          back: link(t('reviews.toProduct'), to('product', { urlKey: product.urlKey })),
          rating: times(
            2,
            t('rating.label', {
              average: formatNumber(rating.average, market.numberFormat, 1),
              count: rating.count,
            }),
          ),
          distribution: [
            label(t('reviews.distribution')),
            ...[1, 2, 3, 4, 5].flatMap((count) => [
              label(t('rating.stars', { count })),
              t('rating.stars', { count }),
            ]),
            ...wire.distribution.map((count) => `meter value=${count} max=${rating.count}`),
            ...wire.distribution.map((count) => formatNumber(count, market.numberFormat)),
          ],
          reviews: wire.reviews.flatMap((review) => {
            const day = parsePlainDate(review.written_on);
            return [
              heading(2, review.title),
              review.text,
              t('rating.stars', { count: review.rating }),
              label(review.title),
              t('rating.writtenBy', {
                nickname: review.nickname,
                date: day.ok ? formatShortDate(day.value, market.shortDay) : '',
              }),
            ];
          }),
          verified: times(
            wire.reviews.filter((review) => review.is_verified).length,
            t('rating.verified'),
          ),
          write: [
            heading(2, t('reviews.writeTitle')),
            link(t('reviews.signIn'), `${to('login')}?return=${encodeURIComponent(path)}`),
          ],
        },
      },
    ];
  },
};

type WirePage = Reply<'listCmsPages'>['data'][number];

/** The pages of a section, as the host lists them. */
const sectionOf = async (shop: PageShop, section: string): Promise<readonly WirePage[]> =>
  (
    await shop.host('listCmsPages', {
      params: { storeId: websiteStore(shop) },
      query: { section },
    })
  ).data;

const websiteStore = ({ feed }: PageShop): string => feed('stores')[0]?.id ?? '';

const contentPath = ({ to }: PageShop, { place, identifier }: WirePage): string => {
  switch (place) {
    case 'root':
      return to('contentPage', { pageName: identifier });
    case 'page':
      return to('cmsPage', { pageName: identifier });
    case 'blog':
      return to('blogPost', { postName: identifier });
    default:
      return unreachable(place);
  }
};

const publishedOn = (
  { t, market }: PageShop,
  { published_on: day }: Pick<WirePage, 'published_on'>,
): readonly string[] => {
  const date = parsePlainDate(day ?? '');
  return date.ok
    ? [t('content.publishedOn', { date: formatShortDate(date.value, market.shortDay) })]
    : [];
};

/** Cards that are links to other content pages. */
const articleCards = (shop: PageShop, pages: readonly WirePage[]): Facts => ({
  cards: pages.flatMap((page) => [
    link(page.title, contentPath(shop, page)),
    page.description,
    ...publishedOn(shop, page),
  ]),
  'card pictures': pages.flatMap(({ picture }) =>
    picture === undefined
      ? []
      : [image(`${pictureUrl(shop.market.id, picture)}?width=320&height=240`)],
  ),
});

/** A content page with the links to the pages of its section, or with their cards. */
const contentVisit = async (
  shop: PageShop,
  name: string,
  identifier: string,
  look: 'cards' | 'links',
): Promise<PageVisit> => {
  const { t, to, origin, market } = shop;
  const page = first(
    await shop.host('readCmsPage', {
      params: { storeId: websiteStore(shop), identifier },
    }),
  );
  const section = await sectionOf(shop, page.section);
  const others = section.filter((other) => other.identifier !== identifier);
  const path = contentPath(shop, page);
  const isBlog = page.place === 'blog';
  const above = [
    [t('common.home'), to('home')],
    ...(isBlog ? [[t('content.blog'), to('blog')] as const] : []),
  ] as const;
  return {
    name,
    page: await shop.guest().get(path),
    facts: {
      title: title(t('content.title', { page: page.title })),
      heading: [
        heading(1, page.title),
        ...times(look === 'links' && others.length > 0 ? 2 : 1, page.title),
      ],
      address: canonical(origin + path),
      description: description(page.description),
      breadcrumbs: [
        label(t('content.breadcrumbs')),
        ...above.map(([text, address]) => link(text, address)),
        ...times(look === 'links' && others.length > 0 ? 2 : 1, '@aria-current page'),
      ],
      trail: [...above, [page.title, path] as const].flatMap(([text, address], index) => [
        `ld itemListElement.${index}.name = ${text}`,
        `ld itemListElement.${index}.item = ${origin}${address}`,
      ]),
      text: readHtml(page.html),
      picture:
        page.picture === undefined
          ? []
          : [image(`${pictureUrl(market.id, page.picture)}?width=400&height=320`)],
      published: publishedOn(shop, page),
      article: isBlog
        ? [
            `ld headline = ${page.title}`,
            `ld url = ${origin}${path}`,
            `ld datePublished = ${page.published_on ?? ''}`,
            `ld author.name = ${market.name}`,
          ]
        : [],
      topics: [...new Set(page.questions.map(({ topic }) => topic))].map((topic) =>
        heading(2, topic),
      ),
      questions: page.questions.map(({ question }) => question),
      answers: page.questions.flatMap(({ answer }) => readHtml(answer)),
      'questions for search engines': page.questions.map(
        ({ question }, index) => `ld mainEntity.${index}.name = ${question}`,
      ),
      ...(look === 'cards'
        ? articleCards(shop, others)
        : {
            section:
              others.length === 0
                ? []
                : [
                    heading(2, t(isBlog ? 'content.moreArticles' : 'content.sectionPages')),
                    ...others.map((other) => link(other.title, contentPath(shop, other))),
                    ...(isBlog ? [link(t('content.allArticles'), to('blog'))] : []),
                  ],
          }),
    },
  };
};

const SITEMAPS = ['category', 'product', 'brand', 'cms', 'longtail'] as const;
const SITEMAP_TITLES = {
  category: 'sitemap.titleCategory',
  brand: 'sitemap.titleBrand',
  cms: 'sitemap.titleCms',
} as const;

const sitemapVisit = async (
  shop: PageShop,
  id: keyof typeof SITEMAP_TITLES,
  entries: readonly string[],
): Promise<PageVisit> => {
  const { t, to, origin } = shop;
  const path = to('sitemap', { sitemapId: id });
  const name = t('common.labelled', { label: t('sitemap.heading'), value: t(`sitemap.${id}`) });
  return {
    name: `the sitemap of ${id}`,
    page: await shop.guest().get(path),
    facts: {
      title: [title(t(SITEMAP_TITLES[id])), heading(1, name), description(name)],
      address: canonical(origin + path),
      choose: [label(t('sitemap.choose')), '@aria-current page'],
      sitemaps: SITEMAPS.map((other) =>
        link(t(`sitemap.${other}`), to('sitemap', { sitemapId: other })),
      ),
      entries,
    },
  };
};

export const content: PageKind = {
  name: 'content',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { t, to, feed, origin } = shop;
    const pages = feed('content-pages').filter(({ storeId }) => storeId === feed('stores')[0]?.id);
    const faq = pages.find(({ questions }) => questions.length > 0);
    const services = pages.find(
      ({ section, position }) => section === 'services' && position === 0,
    );
    const service = pages.find(({ section, position }) => section === 'services' && position > 0);
    const article = pages.find(({ place }) => place === 'blog');
    const categories = feed('categories');
    const brands = (await shop.host('listBrands', {})).data;
    const visits = [
      ...(faq === undefined
        ? []
        : [await contentVisit(shop, 'questions and answers', faq.identifier, 'links')]),
      ...(services === undefined
        ? []
        : [await contentVisit(shop, 'services', services.identifier, 'cards')]),
      ...(service === undefined
        ? []
        : [await contentVisit(shop, 'a service', service.identifier, 'links')]),
      ...(article === undefined
        ? []
        : [await contentVisit(shop, 'an article', article.identifier, 'links')]),
      await sitemapVisit(
        shop,
        'category',
        categories.map(({ name }) => name),
      ),
      await sitemapVisit(
        shop,
        'brand',
        brands.map((brand) => link(brand.name, to('brand', { brandKey: brand.url_key }))),
      ),
    ];
    const articles = await sectionOf(shop, 'blog');
    if (articles.length > 0)
      visits.push({
        name: 'the blog',
        page: await shop.guest().get(to('blog')),
        facts: {
          ...articleCards(shop, articles),
          title: [
            title(t('content.title', { page: t('content.blog') })),
            heading(1, t('content.blog')),
          ],
          lead: [description(t('content.blogLead')), t('content.blogLead')],
          address: canonical(origin + to('blog')),
        },
      });
    return visits;
  },
};
