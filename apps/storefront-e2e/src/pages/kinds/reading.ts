import { formatNumber, formatShortDate } from '@materia/market-model';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import type { Facts, PageKind, PageVisit } from '../support/facts.ts';
import {
  action,
  canonical,
  description,
  heading,
  label,
  link,
  times,
  title,
} from '../support/lines.ts';
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
        facts: {
          ...says('rating.howTitle', 'rating.howText', 'reviews.signInText'),
          ...(wire.reviews.length > 1
            ? {
                ...says(
                  'reviews.sort',
                  'reviews.sortNewest',
                  'reviews.sortBest',
                  'reviews.sortWorst',
                  'reviews.sortApply',
                ),
                form: action(path),
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
            ...[1, 2, 3, 4, 5].map((count) => label(t('rating.stars', { count }))),
          ],
          reviews: wire.reviews.flatMap((review) => {
            const day = parsePlainDate(review.written_on);
            return [
              heading(2, review.title),
              review.text,
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

export const content: PageKind = {
  name: 'content',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { t, to, feed, origin } = shop;
    const guest = shop.guest();
    const pages = feed('content-pages').filter(({ storeId }) => storeId === feed('stores')[0]?.id);
    const common = (path: string, name: string): Facts => ({
      title: title(t('content.title', { page: name })),
      heading: heading(1, name),
      address: canonical(origin + path),
      breadcrumbs: [
        label(t('content.breadcrumbs')),
        link(t('common.home'), to('home')),
        '@aria-current page',
      ],
    });
    const faq = pages.find(({ questions }) => questions.length > 0);
    const services = pages.find(({ identifier }) => identifier === 'services');
    const visits: PageVisit[] = [];
    if (faq !== undefined)
      visits.push({
        name: 'questions and answers',
        page: await guest.get(to('faq')),
        facts: {
          ...common(to('faq'), faq.title),
          description: description(faq.description ?? ''),
          topics: [...new Set(faq.questions.map(({ topic }) => topic))].map((topic) =>
            heading(2, topic),
          ),
          questions: faq.questions.map(({ question }) => question),
          'structured data': faq.questions.flatMap(({ question }, index) => [
            `ld mainEntity.${index}.name = ${question}`,
          ]),
        },
      });
    if (services !== undefined)
      visits.push({
        name: 'services',
        page: await guest.get(to('services')),
        facts: {
          ...common(to('services'), services.title),
          description: description(services.description ?? ''),
        },
      });
    const blog = await guest.get(to('blog'));
    if (blog.status === 200)
      visits.push({
        name: 'the blog',
        page: blog,
        facts: {
          title: [
            title(t('content.title', { page: t('content.blog') })),
            heading(1, t('content.blog')),
          ],
          lead: [description(t('content.blogLead')), t('content.blogLead')],
          address: canonical(origin + to('blog')),
        },
      });
    visits.push({
      name: 'the sitemap',
      page: await guest.get(to('sitemap', { sitemapId: 'category' })),
      facts: {
        title: [
          title(t('sitemap.titleCategory')),
          heading(1, `${t('sitemap.heading')}: ${t('sitemap.category')}`),
        ],
        choose: label(t('sitemap.choose')),
        categories: feed('categories')
          .filter(({ parentId }) => parentId === null)
          .map((row) => link(row.name, `/${row.urlSegment}/`)),
      },
    });
    return visits;
  },
};
