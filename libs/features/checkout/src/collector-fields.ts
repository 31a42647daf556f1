/** The fields of the collector, in form order. */
export const COLLECTOR_FIELDS = ['firstname', 'lastname', 'phone'] as const;
export type CollectorField = (typeof COLLECTOR_FIELDS)[number];
