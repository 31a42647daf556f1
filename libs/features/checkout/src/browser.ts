export { startCopyButtons } from './payment/copy-buttons.ts';
export { startChoicePreviews } from './delivery/preview-choices.ts';
import { DEVICE_FIELD } from './payment/choice/device-field.ts';

/** Adds device facts that only a script knows to forms that ask for them, on submit. */
export const startDevice = (): void =>
  document.addEventListener('submit', ({ target }) => {
    const field = target instanceof HTMLFormElement && target.elements.namedItem(DEVICE_FIELD);
    if (!(field instanceof HTMLInputElement)) return;
    const { width, height, colorDepth } = screen;
    field.value = [new Date().getTimezoneOffset(), width, height, colorDepth].join();
  });
