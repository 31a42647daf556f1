import { defineForm, several } from '@materia/ui-shop';

/** Closes a notice of the cart page. */
export const closeNoticeForm = defineForm({
  /** The codes of all closed notices. */
  closed: several(),
});

/** More than the number of notice codes. */
const MAX_CLOSED = 10;

export const parseClosedNotices = (search: URLSearchParams): readonly string[] =>
  closeNoticeForm.read(search).closed.slice(0, MAX_CLOSED);
