import type { Reply } from '@materia/api-contract';

type PageReply = Reply<'readCmsPage'>['data'][number];
type BlockReply = Reply<'readCmsBlock'>['data'][number];
type SlideReply = Reply<'readCmsSlider'>['data'][number];
type ReviewsReply = Reply<'listReviews'>['data'][number];
type ReviewReply = ReviewsReply['reviews'][number];

/** A content page about delivery. */
export const aCmsPage = (changes: Partial<PageReply> = {}): PageReply => ({
  identifier: 'services-livraison',
  place: 'root',
  section: 'services',
  title: 'Transport do domu',
  description: 'Przywozimy zakupy pod drzwi.',
  html: '<h2>Jak to działa</h2><p>Zamów przez internet i wybierz dzień.</p>',
  questions: [],
  ...changes,
});

export const aCmsBlock = (changes: Partial<BlockReply> = {}): BlockReply => ({
  identifier: 'home-advice',
  title: 'Porady',
  html: '<p>Zapytaj fachowca.</p>',
  ...changes,
});

export const aCmsSlide = (changes: Partial<SlideReply> = {}): SlideReply => ({
  title: 'Sezon na taras',
  text: 'Deski, legary i wkręty w jednym miejscu.',
  link_label: 'Zobacz',
  link_path: '/ogrod/',
  picture: 'department-9',
  ...changes,
});

export const aReview = (changes: Partial<ReviewReply> = {}): ReviewReply => ({
  id: 'r-1',
  rating: 5,
  title: 'Solidna robota',
  text: 'Trzyma mocno, a cena rozsądna.',
  nickname: 'Ola z Poznania',
  written_on: '2026-02-14',
  is_verified: true,
  ...changes,
});

/** The reviews of a product: two reviews, 4.5 stars. */
export const someReviews = (changes: Partial<ReviewsReply> = {}): ReviewsReply => ({
  rating: { average: 4.5, count: 2 },
  distribution: [0, 0, 0, 1, 1],
  reviews: [
    aReview(),
    aReview({ id: 'r-2', rating: 4, title: 'W porządku', is_verified: false, nickname: 'Marek' }),
  ],
  page: 1,
  page_count: 1,
  ...changes,
});
