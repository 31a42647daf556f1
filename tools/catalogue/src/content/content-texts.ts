import type { CategoryKey, DepartmentKey } from '../category-tree.ts';
import type { PageRole } from './page-roles.ts';

/** A content page in one language. Links have the form {page:drive} or {category:paint}. */
export type PageWords = {
  readonly title: string;
  readonly description: string;
  readonly html: string;
};

export type QuestionWords = {
  readonly topic: string;
  readonly question: string;
  readonly answer: string;
};

/** Questions of the FAQ page in every market. */
export const QUESTIONS = [
  'order-pickup',
  'change-store',
  'delivery-area',
  'returns',
  'professional-account',
  'payment',
  'availability',
  'club',
] as const;
export type QuestionKey = (typeof QUESTIONS)[number];

/** The slides of the home page and the categories they link to. */
export const SLIDES = {
  insulation: { category: 'insulation', picture: 'category-2' },
  terrace: { category: 'terrace-timbers', picture: 'category-11' },
  paint: { category: 'paint', picture: 'category-7' },
} as const satisfies Readonly<
  Record<string, { readonly category: CategoryKey; readonly picture: string }>
>;
export type SlideKey = keyof typeof SLIDES;
export type SlideWords = {
  readonly title: string;
  readonly text: string;
  readonly linkLabel: string;
};

/** Blocks of the home page, and their variants for professional customers. */
export type BlockWords = { readonly title: string; readonly html: string };

/** Departments with an advice block at the end of the page. */
export const ADVISED = [
  'building',
  'floors',
  'paint',
  'garden',
] as const satisfies readonly DepartmentKey[];

/** From one star to five. */
type ByStars = {
  readonly one: readonly string[];
  readonly two: readonly string[];
  readonly three: readonly string[];
  readonly four: readonly string[];
  readonly five: readonly string[];
};

/** Phrases that the demo shop's reviews are composed of. */
export type ReviewPhrases = {
  readonly titles: ByStars;
  /** Overall conclusions. */
  readonly endings: ByStars;
  /** Phrases that fit any product. */
  readonly anything: { readonly good: readonly string[]; readonly bad: readonly string[] };
  /**
   * Praise and criticism by department: the same phrases in the same order in every language,
   * because each fits only some products.
   */
  readonly good: Readonly<Record<DepartmentKey, readonly string[]>>;
  readonly bad: Readonly<Record<DepartmentKey, readonly string[]>>;
  readonly nicknames: readonly string[];
};

/** All texts of the demo shop's editors and reviewers in one language. */
export type ContentTexts = {
  readonly pages: Readonly<Record<PageRole, PageWords>>;
  readonly questions: Readonly<Record<QuestionKey, QuestionWords>>;
  readonly slides: Readonly<Record<SlideKey, SlideWords>>;
  readonly home: { readonly everybody: BlockWords; readonly professionals: BlockWords };
  readonly advice: Readonly<Record<(typeof ADVISED)[number], BlockWords>>;
  readonly reviews: ReviewPhrases;
};

export const page = (title: string, description: string, html: string): PageWords => ({
  title,
  description,
  html,
});
export const question = (topic: string, asked: string, answer: string): QuestionWords => ({
  topic,
  question: asked,
  answer,
});
export const slide = (title: string, text: string, linkLabel: string): SlideWords => ({
  title,
  text,
  linkLabel,
});
export const block = (title: string, html: string): BlockWords => ({ title, html });
export const phrases = (...all: readonly string[]): readonly string[] => all;
