import { announce } from '@materia/ui-design-system/behaviours';
import { askPosition } from './ask-position.ts';
import type { PositionContent } from './position-content.ts';
import { LATITUDE_PARAMETER, LONGITUDE_PARAMETER, printDegrees } from './position.ts';

type FetchPart = (address: string, selector: string) => Promise<HTMLElement>;

/** Asks for the shopper's position and sends the form with it; `end` frees the button and shows a problem. */
export const sendPosition = ({
  form,
  button,
  content,
  end,
  fetchPart,
}: {
  readonly form: HTMLFormElement;
  readonly button: HTMLElement;
  readonly content: PositionContent;
  readonly end: (problem: string) => void;
  readonly fetchPart: FetchPart;
}): void => {
  const label = button.querySelector('span') ?? button;
  const before = label.textContent;
  const stop = (problem: string): void => {
    label.textContent = before;
    end(problem);
  };
  label.textContent = content.asking;
  askPosition({
    onFound: ({ latitude, longitude }) => {
      setField(form, LATITUDE_PARAMETER, printDegrees(latitude));
      setField(form, LONGITUDE_PARAMETER, printDegrees(longitude));
      if (content.replaces === undefined) form.submit();
      else replacePart(form, `#${content.replaces}`, fetchPart).catch(() => stop(content.failed));
    },
    onDenied: () => stop(content.denied),
    onFailed: () => stop(content.failed),
  });
};

/**
 * Replaces a part of the page by the one of the form's answer, and announces its `data-outcome`. A
 * focused button stays focused.
 */
const replacePart = async (
  form: HTMLFormElement,
  selector: string,
  fetchPart: FetchPart,
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
