/** A checkbox with `data-ticks` ticks or unticks the named checkboxes of its form. */
export const startTicks = (): void =>
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset['ticks'] === undefined) return;
    const names = target.dataset['ticks'].split(' ');
    for (const field of target.form?.elements ?? [])
      if (field instanceof HTMLInputElement && names.includes(field.name))
        field.checked = target.checked;
  });

/**
 * A select with `data-submits` sends its form when a pointer changes it. By keyboard only the
 * form's button does, since each arrow key already changes the selection.
 */
export const startSubmits = (): void =>
  addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.matches('[data-submits]:not(:focus-visible)'))
      target.form?.requestSubmit();
  });

/**
 * Only a dialog opened by a script takes the focus and closes with Escape: those that pages open
 * are opened again.
 */
export const startModals = (): void => {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    dialog.close();
    dialog.showModal();
  }
};
