import { announce } from '@materia/ui-design-system/behaviours';
import { askPosition } from './ask-position.ts';
import { LATITUDE_PARAMETER, LONGITUDE_PARAMETER, printDegrees } from './position.ts';

/** What the form sends along for its script, in `data-position`. */
export type PositionContent = {
  readonly asking: string;
  readonly denied: string;
  readonly failed: string;
  /** The id of the element to replace by the same element of the answer. */
  readonly replaces?: string;
};

/**
 * Lets every `PositionForm` ask the browser for the shopper's position before it is sent.
 * `fetchPart` fetches a page and takes out the element that a selector finds.
 */
export const startPositionForms = (
  fetchPart: (address: string, selector: string) => Promise<HTMLElement>,
): void => {
  addEventListener('submit', (event) => {
    const { target: form, submitter: button } = event;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-position]')) return;
    event.preventDefault();
    if (button === null || button.ariaBusy === 'true') return;
    const content: PositionContent = JSON.parse(form.dataset['position'] ?? '');
    const label = button.querySelector('span') ?? button;
    const before = label.textContent;
    const end = (problem: string): void => {
      button.ariaBusy = null;
      label.textContent = before;
      const place = form.querySelector('output');
      if (place !== null) place.textContent = problem;
    };
    end('');
    button.ariaBusy = 'true';
    label.textContent = content.asking;
    askPosition({
      onFound: ({ latitude, longitude }) => {
        setField(form, LATITUDE_PARAMETER, printDegrees(latitude));
        setField(form, LONGITUDE_PARAMETER, printDegrees(longitude));
        if (content.replaces === undefined) form.submit();
        else replacePart(form, `#${content.replaces}`, fetchPart).catch(() => end(content.failed));
      },
      onDenied: () => end(content.denied),
      onFailed: () => end(content.failed),
    });
  });
};

/**
 * Replaces a part of the page by the one of the form's answer, and announces its `data-outcome`. A
 * focused button stays focused.
 */
const replacePart = async (
  form: HTMLFormElement,
  selector: string,
  fetchPart: (address: string, selector: string) => Promise<HTMLElement>,
): Promise<void> => {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') query.append(name, value);
  const part = await fetchPart(`${form.getAttribute('action') ?? ''}?${query}`, selector);
  const hadFocus = form.contains(document.activeElement);
  document.querySelector(selector)?.replaceWith(part);
  if (hadFocus)
    part.querySelector<HTMLElement>('form[data-position] button')?.focus({ preventScroll: true });
  announce(part.querySelector('[data-outcome]')?.textContent ?? '');
};

const setField = (form: HTMLFormElement, name: string, value: string): void => {
  const known = form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const field = known ?? document.createElement('input');
  Object.assign(field, { type: 'hidden', name, value });
  if (known === null) form.append(field);
};
