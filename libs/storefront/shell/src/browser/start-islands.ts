import type { BrowserFacts } from '@materia/market-model';
import { withinLoadTimeout } from '../boot/load-timeout.ts';
import { ISLANDS } from './islands.ts';

/** Loads the market's facts, which React components read. */
export type LoadFacts = () => Promise<BrowserFacts>;

const TOUCHES = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Lets React take over the islands of the page: those in view, and those that somebody points at, focuses or touches. */
export const startIslands = (loadFacts: LoadFacts): void => {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting && target instanceof HTMLElement) start(target);
  });
  const start = (element: HTMLElement): void => {
    if (element.dataset['started'] !== undefined) return;
    element.dataset['started'] = '';
    seen.unobserve(element);
    void open(element, loadFacts);
  };
  for (const type of TOUCHES)
    addEventListener(
      type,
      ({ target }) => {
        const island =
          target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
        if (island !== null) start(island);
      },
      { capture: true, passive: true },
    );
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]'))
    if (element.dataset['start'] === 'visible') seen.observe(element);
    // The focus that loaded this script came before it.
    else if (element.matches(':focus-within, :hover')) start(element);
};

/** Until the code is there, clicks on buttons that need it wait; then they are made again. */
const open = async (element: HTMLElement, loadFacts: LoadFacts): Promise<void> => {
  const clicked = new Set<HTMLElement>();
  const hold = (event: Event): void => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-held]') : null;
    if (button === null) return;
    event.stopImmediatePropagation();
    clicked.add(button);
  };
  element.addEventListener('click', hold, true);
  try {
    const name = element.dataset['island'] ?? '';
    const [{ hydrateIsland }, definition, facts] = await withinLoadTimeout(
      Promise.all([import('./hydrate-island.tsx'), ISLANDS[name]?.(), loadFacts()]),
    );
    if (definition !== undefined) hydrateIsland(element, definition, facts);
  } catch {
    // The next touch tries again.
    delete element.dataset['started'];
  } finally {
    element.removeEventListener('click', hold, true);
  }
  for (const button of clicked) button.click();
};
