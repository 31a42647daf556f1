/** The fields of who collects the goods, in the order of the form. */
export const COLLECTOR_FIELDS = ['firstname', 'lastname', 'phone'] as const;
export type CollectorField = (typeof COLLECTOR_FIELDS)[number];
