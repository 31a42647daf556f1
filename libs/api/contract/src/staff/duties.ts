/**
 * What staff may work on by the staff calls, each apart from the others (ROL-07): pages of editors and what shoppers write;
 * products, prices and stock; orders; reports and questions of people; and who has which duty. Roles at the flag console are
 * none of these.
 */
export const STAFF_DUTIES = [
  'content',
  'catalogue',
  'orders',
  'customer-service',
  'administration',
] as const;
export type StaffDuty = (typeof STAFF_DUTIES)[number];
