/** A kind of field with suggestions. */
export type SuggestingField = {
  /** Selects the fields, each below a `Suggesting`. */
  readonly fields: string;
  /** Suggestions are requested once typing has paused for this many milliseconds. */
  readonly pauseMs: number;
  /** The `SuggestionList` for the trimmed text of a field; `undefined` for none. May reject. */
  readonly listFor: (
    text: string,
    field: HTMLInputElement,
  ) => Promise<HTMLElement | undefined> | HTMLElement | undefined;
  readonly onChosen: (suggestion: HTMLElement, field: HTMLInputElement) => void;
  /** Called with `true` if `listFor` rejected, with `false` once it did not. */
  readonly onFailure?: (field: HTMLInputElement, hasFailed: boolean) => void;
};

/**
 * Shows suggestions below fields that somebody uses, as an editable combobox with a list
 * (WAI-ARIA): arrow and page keys move, Enter chooses the marked suggestion, Escape closes. Without
 * a marked one, Enter submits the form. Home and End move the caret in the field.
 */
export const startSuggesting = (kind: SuggestingField): void => {
  const served = new WeakSet<Element>();
  const serve = (field: EventTarget | null): void => {
    if (!(field instanceof HTMLInputElement) || !field.matches(kind.fields) || served.has(field))
      return;
    served.add(field);
    serveField(field, kind);
  };
  addEventListener('focusin', ({ target }) => serve(target));
  // The focus that loaded this script came before it.
  serve(document.activeElement);
};

const OPTION = '[role=option]';

const serveField = (
  field: HTMLInputElement,
  { pauseMs, listFor, onChosen, onFailure }: SuggestingField,
): void => {
  const place = field.closest('[data-suggestions]');
  if (place === null) return;
  const status = place.querySelector('output');
  let popup: HTMLElement | undefined;
  let marked = -1;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const options = (): readonly HTMLElement[] => [
    ...(popup?.querySelectorAll<HTMLElement>(OPTION) ?? []),
  ];
  const isOpen = (): boolean => popup?.hidden === false;

  const mark = (index: number): void => {
    marked = index;
    field.removeAttribute('aria-activedescendant');
    for (const [at, option] of options().entries()) {
      option.ariaSelected = String(at === index);
      if (at !== index) continue;
      field.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    }
  };
  const show = (isShown: boolean): void => {
    mark(-1);
    if (popup !== undefined) popup.hidden = !isShown;
    field.ariaExpanded = String(isShown && options().length > 0);
    if (status !== null) status.textContent = isShown ? (popup?.dataset['announcement'] ?? '') : '';
  };
  const replace = (next: HTMLElement | undefined): void => {
    popup?.remove();
    popup = next?.childElementCount === 0 ? undefined : next;
    if (popup !== undefined) {
      popup.hidden = true;
      const list = popup.querySelector('[role=listbox]');
      if (list !== null) list.id = `${field.id}-list`;
      for (const [index, option] of options().entries()) option.id = `${field.id}-${index}`;
      place.append(popup);
    }
    show(popup !== undefined && document.activeElement === field);
  };
  const ask = async (): Promise<void> => {
    const text = field.value.trim();
    const isCurrent = (): boolean => field.value.trim() === text;
    try {
      const list = await listFor(text, field);
      if (!isCurrent()) return;
      replace(list);
      onFailure?.(field, false);
    } catch {
      if (!isCurrent()) return;
      replace(undefined);
      onFailure?.(field, true);
    }
  };
  const choose = (option: HTMLElement): void => {
    replace(undefined);
    onChosen(option, field);
  };

  field.setAttribute('role', 'combobox');
  field.setAttribute('aria-autocomplete', 'list');
  field.setAttribute('aria-controls', `${field.id}-list`);
  field.ariaExpanded = 'false';
  field.addEventListener('input', () => {
    mark(-1);
    clearTimeout(pause);
    pause = setTimeout(() => void ask(), pauseMs);
  });
  field.addEventListener('focus', () => void ask());
  field.addEventListener('blur', () => show(false));
  field.addEventListener('keydown', (event) => {
    if (event.isComposing || options().length === 0) return;
    if (event.key === 'Enter' || event.key === 'Escape') {
      const option = options()[marked];
      if (!isOpen() || (event.key === 'Enter' && option === undefined)) return;
      event.preventDefault();
      if (event.key === 'Enter' && option !== undefined) choose(option);
      else show(false);
      return;
    }
    const target = moveOf(event.key, marked, options().length);
    if (CARET_KEYS.includes(event.key)) mark(-1);
    if (target === undefined || (!isOpen() && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    if (!isOpen()) show(true);
    mark(target);
  });
  // A press on the list must not take the focus from the field.
  place.addEventListener('mousedown', (event) => {
    if (event.target instanceof Node && popup?.contains(event.target) === true)
      event.preventDefault();
  });
  place.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest<HTMLElement>(OPTION) : null;
    if (option !== null) choose(option);
  });
  void ask();
};

/** Keys that move the caret, so that what is edited is the field again and not a suggestion. */
const CARET_KEYS = ['Home', 'End', 'ArrowLeft', 'ArrowRight'];

/**
 * The suggestion that a key marks. The arrow keys go round; before the first one none is marked.
 */
const moveOf = (key: string, marked: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowDown':
      return (marked + 1) % count;
    case 'ArrowUp':
      return marked <= 0 ? count - 1 : marked - 1;
    case 'PageUp':
      return 0;
    case 'PageDown':
      return count - 1;
    default:
      return undefined;
  }
};
