import type { RouteName, SomeTexts, TextNamespace } from '@materia/market-model';
import { areaOf, FRAME_TEXTS, MENU_TEXTS, PAGES } from './pages.ts';

/**
 * The namespaces that a page shows, including those of the frame; without a page, those of the
 * frame only.
 */
export const namespacesOf = (page: RouteName | undefined): readonly TextNamespace[] => [
  ...new Set<TextNamespace>([
    ...FRAME_TEXTS,
    ...(areaOf(page) === 'customer' ? MENU_TEXTS : []),
    ...(page === undefined ? [] : PAGES[page].texts),
  ]),
];

/** Selects the texts of the given namespaces. */
export const pickTexts = (texts: SomeTexts, namespaces: readonly TextNamespace[]): SomeTexts =>
  Object.fromEntries(namespaces.map((namespace) => [namespace, texts[namespace]]));
