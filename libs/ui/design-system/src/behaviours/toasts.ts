/** A button with `data-closes-toast` removes its toast. */
export const startToasts = (): void =>
  addEventListener('click', ({ target }) => {
    if (target instanceof Element)
      target.closest('[data-closes-toast]')?.closest('[data-toast]')?.remove();
  });
