import type { openStreetMap } from './street-map.ts';

/** What the map sends along for its script, in `data-street-map`. */
export type StreetMapContent = Pick<Parameters<typeof openStreetMap>[1], 'pins' | 'texts'> & {
  readonly open: string;
  readonly close: string;
  readonly failed: string;
};

/**
 * Lets the button of each map replace the drawing by a street map, whose library loads then, and back. `prepare` is called
 * before the library is.
 */
export const startStreetMaps = (prepare: () => Promise<unknown>): void => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-street-map]'))
    startStreetMap(place, prepare);
};

const startStreetMap = (place: HTMLElement, prepare: () => Promise<unknown>): void => {
  const button = place.querySelector('button');
  const drawing = place.querySelector<HTMLElement>('[data-drawing]');
  const figure = place.querySelector<HTMLElement>('[data-streets]');
  const element = figure?.querySelector('div');
  const told = place.querySelector('output');
  if (!button || !drawing || !figure || !element || !told) return;
  const content: StreetMapContent = JSON.parse(place.dataset['streetMap'] ?? '');
  let close: (() => void) | undefined;
  const show = (streets: boolean, problem = ''): void => {
    figure.hidden = !streets;
    drawing.hidden = streets;
    told.textContent = problem;
    (button.querySelector('span') ?? button).textContent = streets ? content.close : content.open;
    if (streets) return;
    close?.();
    close = undefined;
  };
  const fail = (): void => show(false, content.failed);
  button.addEventListener('click', () => {
    if (!figure.hidden) return show(false);
    show(true);
    prepare()
      .then(() => import('./street-map.ts'))
      .then(({ openStreetMap: open }) => {
        if (figure.hidden) return;
        close = open(element, {
          pins: content.pins,
          texts: content.texts,
          reducesMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
          onFailure: fail,
        });
      })
      .catch(fail);
  });
};
