import { announce } from '@materia/ui-design-system/behaviours';

/** Shows the buttons that copy a text (`data-copy`), which need a script and the clipboard. */
export const startCopyButtons = (): void => {
  // Browsers have no clipboard on pages without encryption.
  if (!('clipboard' in navigator)) return;
  for (const place of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    place.hidden = false;
    place.addEventListener('click', () => {
      const { copy = '', copied = '' } = place.dataset;
      void navigator.clipboard.writeText(copy).then(
        () => announce(copied),
        () => undefined,
      );
    });
  }
};
