import { loadGuestCalendar } from './order-calendar.ts';

/** A file without a page. */
export const loader = loadGuestCalendar;
