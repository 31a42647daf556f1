const FORMS = 'form[data-draft]';
const PREFIX = 'materia-draft:';

/** What browsers must not keep: passwords, one-time codes, and what the server wrote itself. */
const KEPT =
  'input:not([type=hidden], [type=password], [type=file], [autocomplete=one-time-code]), select, textarea';

type DraftField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const keyOf = ({ dataset }: HTMLFormElement): string => PREFIX + (dataset['draft'] ?? '');

const fieldsOf = (form: HTMLFormElement): readonly DraftField[] =>
  Array.from(form.querySelectorAll<DraftField>(KEPT));

const isTicked = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type);

/** Whether a field contains something else than the server wrote. */
const isChanged = (field: DraftField): boolean => {
  if (isTicked(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const written = Array.from(field.options).findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(0, written);
};

const save = (form: HTMLFormElement): void => {
  const values = fieldsOf(form).map((field) =>
    isTicked(field)
      ? ([field.name, field.value, field.checked] as const)
      : ([field.name, field.value] as const),
  );
  sessionStorage.setItem(keyOf(form), JSON.stringify(values));
};

/** What was typed before this script was loaded is newer than the draft. */
const restore = (form: HTMLFormElement): void => {
  const values: (readonly [string, string, boolean?])[] = JSON.parse(
    sessionStorage.getItem(keyOf(form)) ?? '[]',
  );
  const fields = fieldsOf(form);
  const changed = new Set(fields.filter(isChanged).map(({ name }) => name));
  for (const [name, value, isChecked] of values)
    for (const field of fields)
      if (field.name !== name || field.disabled || changed.has(name)) continue;
      else if (isTicked(field)) {
        if (field.value === value) field.checked = isChecked === true;
      } else field.value = value;
  if (changed.size > 0) save(form);
};

/**
 * What is typed into a form with `data-draft` survives a reload and a sign-in in its tab, until the
 * form is sent. Its value names the form and whose it is. A page with errors shows what was sent, so
 * its draft is older. Signing out forgets all of them.
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
