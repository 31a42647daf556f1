import type { RouteName, SomeTexts, TextNamespace } from '@materia/market-model';
import { areaOf, FRAME_TEXTS, MENU_TEXTS, PAGES } from './pages.ts';

/** The namespaces a page shows, those of the frame included; without a page those of the frame alone. */
export const namespacesOf = (page: RouteName | undefined): readonly TextNamespace[] => [
  ...new Set<TextNamespace>([
    ...FRAME_TEXTS,
    ...(areaOf(page) === 'customer' ? MENU_TEXTS : []),
    ...(page === undefined ? [] : PAGES[page].texts),
  ]),
];

/** Of all texts those of some namespaces. */
export const pickTexts = (texts: SomeTexts, namespaces: readonly TextNamespace[]): SomeTexts =>
  Object.fromEntries(namespaces.map((namespace) => [namespace, texts[namespace]]));
