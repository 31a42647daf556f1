const FORMS = 'form[data-draft]';
const PREFIX = 'materia-draft:';

/** What browsers must not keep: passwords, one-time codes, and what the server wrote itself. */
const KEPT =
  'input:not([type=hidden], [type=password], [type=file], [autocomplete=one-time-code]), select, textarea';

const keyOf = ({ dataset }: HTMLFormElement): string => PREFIX + (dataset['draft'] ?? '');

const fieldsOf = (
  form: HTMLFormElement,
): readonly (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[] =>
  Array.from(
    form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(KEPT),
  );

const isTicked = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type);

const save = (form: HTMLFormElement): void => {
  const values = fieldsOf(form).map((field) =>
    isTicked(field)
      ? ([field.name, field.value, field.checked] as const)
      : ([field.name, field.value] as const),
  );
  sessionStorage.setItem(keyOf(form), JSON.stringify(values));
};

const restore = (form: HTMLFormElement): void => {
  const values: (readonly [string, string, boolean?])[] = JSON.parse(
    sessionStorage.getItem(keyOf(form)) ?? '[]',
  );
  const fields = fieldsOf(form);
  for (const [name, value, isChecked] of values)
    for (const field of fields)
      if (field.name !== name || field.disabled) continue;
      else if (isTicked(field)) {
        if (field.value === value) field.checked = isChecked === true;
      } else field.value = value;
};

/**
 * What is typed into a form with `data-draft` survives a reload and a sign-in in its tab, until the
 * form is sent. A page with errors shows what was sent, so its draft is older. Signing out forgets
 * all of them.
 */
export const startDrafts = (): void => {
  const quietly = (act: () => void): void => {
    try {
      act();
    } catch {
      // Without storage a reload empties the form.
    }
  };
  quietly(() => document.querySelectorAll<HTMLFormElement>(FORMS).forEach(restore));
  for (const type of ['input', 'change'])
    addEventListener(type, ({ target }) => {
      const form = target instanceof Element ? target.closest<HTMLFormElement>(FORMS) : null;
      if (form !== null) quietly(() => save(form));
    });
  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (!(target instanceof HTMLFormElement) || defaultPrevented) return;
    quietly(() => {
      if (target.matches(FORMS)) sessionStorage.removeItem(keyOf(target));
      else if (target.closest('[data-ends-session]') !== null)
        for (const key of Object.keys(sessionStorage))
          if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    });
  });
};
