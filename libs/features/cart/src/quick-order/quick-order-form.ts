import { defineForm, exactText, file, ticked } from '@materia/ui-shop';

/** Longer texts have more than the lines that are read. */
export const MAX_TEXT_LENGTH = 60_000;

/** References, pasted or in a file. One character too many is read, so that it is refused. */
export const quickOrderForm = defineForm({
  references: exactText(MAX_TEXT_LENGTH + 1),
  file: file(),
  /** Names, prices and stock are asked for first; nothing is added. */
  preview: ticked(),
});
