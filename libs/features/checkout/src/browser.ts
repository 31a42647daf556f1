import { DEVICE_FIELD } from './payment/choice/device-field.ts';

/** Fills in what only a script can tell of the device, when a form that asks for it is sent. */
export const startDevice = (): void =>
  document.addEventListener('submit', ({ target }) => {
    const field = target instanceof HTMLFormElement && target.elements.namedItem(DEVICE_FIELD);
    if (!(field instanceof HTMLInputElement)) return;
    const { width, height, colorDepth } = screen;
    field.value = [new Date().getTimezoneOffset(), width, height, colorDepth].join();
  });
