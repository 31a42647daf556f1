import { announce } from './announce.ts';

const CHECKED = 'input[data-check]';

type Messages = { readonly missing?: string; readonly invalid?: string };

/** What is wrong with a field by its own constraints; empty if nothing is. */
const messageOf = (field: HTMLInputElement): string => {
  const { missing = '', invalid = '' }: Messages = JSON.parse(field.dataset['check'] ?? '{}');
  const { valueMissing, valid } = field.validity;
  if (valueMissing) return missing;
  return valid ? '' : invalid.replace('{typed}', String(field.value.replaceAll(/\D/g, '').length));
};

/** Shows a message at its field, in the place that the server rendered for it. */
const show = (field: HTMLInputElement, message: string): void => {
  const place = document.getElementById(`${field.id}-error`);
  const text = place?.querySelector('[data-message]');
  if (!place || !text || text.textContent === message) return;
  text.textContent = message;
  place.hidden = message === '';
  field.closest('[data-field]')?.toggleAttribute('data-refused', message !== '');
  if (message === '') field.removeAttribute('aria-invalid');
  else field.ariaInvalid = 'true';
  if (message !== '') announce(message);
};

/**
 * A field says what is wrong with its value when it is left, and no longer while that is mended.
 * Fields that were never typed in stay quiet. A message waits for the end of a press, because it
 * moves what is being pressed. What was typed before the start counts too.
 */
export const startFieldChecks = (): void => {
  const typed = new WeakSet<HTMLInputElement>();
  let isPressing = false;
  let waiting: HTMLInputElement[] = [];
  const check = (field: HTMLInputElement): void => {
    if (field.isConnected && typed.has(field)) show(field, messageOf(field));
  };
  addEventListener('pointerdown', () => (isPressing = true), true);
  const released = (): void => {
    isPressing = false;
    setTimeout(() => {
      waiting.forEach(check);
      waiting = [];
    });
  };
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, released, true);
  addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement && target.matches(CHECKED))) return;
    typed.add(target);
    if (messageOf(target) === '') show(target, '');
  });
  addEventListener('focusout', ({ target }) => {
    if (!(target instanceof HTMLInputElement && target.matches(CHECKED))) return;
    if (isPressing) waiting.push(target);
    else check(target);
  });
  for (const field of document.querySelectorAll<HTMLInputElement>(CHECKED)) {
    if (field.value === field.defaultValue) continue;
    typed.add(field);
    if (field !== document.activeElement) check(field);
  }
};
