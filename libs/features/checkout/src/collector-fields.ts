/** Who collects the goods, field by field, as the form shows them. */
export const COLLECTOR_FIELDS = ['firstname', 'lastname', 'phone'] as const;
export type CollectorField = (typeof COLLECTOR_FIELDS)[number];

export type CollectorFault =
  | { readonly kind: 'missing' | 'not-a-name' | 'not-a-phone' | 'mobile-needed' }
  | { readonly kind: 'too-long'; readonly maximum: number };

export type CollectorFaults = { readonly [Field in CollectorField]?: CollectorFault };
