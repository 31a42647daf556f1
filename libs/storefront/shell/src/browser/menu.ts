import { fetchPart } from './fetch-part.ts';

/** From this width on the menu is a panel with room for pictures. */
const WIDE = '(width >= 961px)';

/**
 * Shows the departments with their pictures and second level, as the home page does. Where that
 * cannot be read, the list of departments stays.
 */
export const fillMenu = async (panel: HTMLElement): Promise<void> => {
  const list = panel.querySelector('[data-tiles]');
  const { tilesOf } = panel.dataset;
  if (list === null || tilesOf === undefined || !matchMedia(WIDE).matches) return;
  const tiles = await fetchPart(tilesOf, 'main [data-tiles]').catch(() => undefined);
  if (tiles === undefined) return;
  // They are in the page already, of which only one may have its marks.
  tiles.removeAttribute('data-tiles');
  const focused = list.contains(document.activeElement)
    ? document.activeElement?.getAttribute('href')
    : undefined;
  list.replaceChildren(tiles);
  // Whoever was in the list stays at the same department.
  Array.from(list.querySelectorAll('a'))
    .find((link) => link.getAttribute('href') === focused)
    ?.focus({ preventScroll: true });
};
