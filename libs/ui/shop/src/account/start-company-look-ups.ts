import { announce } from '@materia/ui-design-system/behaviours';

/**
 * Looks companies up without leaving the page, so that nothing typed is lost, not even passwords.
 * `sendForm` sends a form with its button and resolves with the page that answers. If that fails, the
 * form is sent as without scripts.
 */
export const startCompanyLookUps = (
  sendForm: (form: HTMLFormElement, button: HTMLButtonElement) => Promise<Document>,
): void => {
  const plain = new WeakSet<HTMLButtonElement>();
  addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter: button } = event;
      if (
        event.defaultPrevented ||
        !(form instanceof HTMLFormElement) ||
        !(button instanceof HTMLButtonElement) ||
        !button.matches('[data-asks]') ||
        plain.has(button)
      )
        return;
      event.preventDefault();
      // Before other listeners take the form for one that leaves the page.
      event.stopImmediatePropagation();
      sendForm(form, button).then(
        (page) => takeOver(form, page),
        () => {
          plain.add(button);
          form.requestSubmit(button);
        },
      );
    },
    { capture: true },
  );
};

/** Takes the fields that the answer filled in, and its message. */
const takeOver = (form: HTMLFormElement, page: Document): void => {
  for (const field of form.querySelectorAll('input')) {
    const filled = field.id === '' ? null : page.querySelector(`#${CSS.escape(field.id)}`);
    if (
      !(filled instanceof HTMLInputElement) ||
      ['password', 'checkbox', 'radio', 'hidden'].includes(field.type) ||
      filled.value === '' ||
      filled.value === field.value
    )
      continue;
    field.value = filled.value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const [place, answered] = [form, page].map((part) =>
    part.querySelector<HTMLElement>('[data-looked-up]'),
  );
  if (!place || !answered) return;
  place.replaceChildren(...document.adoptNode(answered).childNodes);
  announce(place.textContent);
};
