import { loadOrderCalendar } from './order-calendar.ts';

/** A file without a page. */
export const loader = loadOrderCalendar;
