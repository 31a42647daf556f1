import type { ContentTexts } from '../../content/content-texts.ts';
import { pages } from './pages.ts';
import { advice, home, questions, slides } from './promotions.ts';
import { reviews } from './reviews.ts';

export const content: ContentTexts = { pages, questions, slides, home, advice, reviews };
