const BUTTONS = 'button[data-reveal]';

const fieldOf = (button: HTMLButtonElement): HTMLInputElement | undefined => {
  const field = document.getElementById(button.dataset['reveal'] ?? '');
  return field instanceof HTMLInputElement ? field : undefined;
};

const reveal = (button: HTMLButtonElement, isShown: boolean): void => {
  const field = fieldOf(button);
  if (field === undefined) return;
  field.type = isShown ? 'text' : 'password';
  button.setAttribute('aria-pressed', String(isShown));
};

/** Shows what was typed as a password while its button is pressed. A form is sent with the password hidden, so that browsers do not keep it as a text. */
export const startReveals = (): void => {
  const buttons = document.querySelectorAll<HTMLButtonElement>(BUTTONS);
  for (const button of buttons) button.hidden = false;
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>(BUTTONS) : null;
    if (button !== null) reveal(button, button.getAttribute('aria-pressed') !== 'true');
  });
  addEventListener('submit', () => {
    for (const button of buttons) reveal(button, false);
  });
};
