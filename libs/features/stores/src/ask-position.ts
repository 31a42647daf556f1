import { askPosition, printDegrees } from '@materia/ui-shop';
import { LATITUDE_PARAMETER, LONGITUDE_PARAMETER } from './place-parameter.ts';

/** What the form sends along for its script, in `data-position`. */
export type PositionContent = {
  readonly asking: string;
  readonly denied: string;
  readonly failed: string;
};

/** Lets the form with `data-position` ask the browser for the shopper's position before it is sent. */
export const startPosition = (): void => {
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
        form.submit();
      },
      onDenied: () => end(content.denied),
      onFailed: () => end(content.failed),
    });
  });
};

const setField = (form: HTMLFormElement, name: string, value: string): void => {
  const known = form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const field = known ?? document.createElement('input');
  Object.assign(field, { type: 'hidden', name, value });
  if (known === null) form.append(field);
};
