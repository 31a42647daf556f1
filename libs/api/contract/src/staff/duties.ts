/**
 * The duties of staff, each granted separately: editorial pages and shoppers' contributions;
 * products, prices and stock; orders; reports and questions from people; and the assignment of
 * duties. Roles at the flag console are independent of these.
 */
export const STAFF_DUTIES = [
  'content',
  'catalogue',
  'orders',
  'customer-service',
  'administration',
] as const;
export type StaffDuty = (typeof STAFF_DUTIES)[number];
