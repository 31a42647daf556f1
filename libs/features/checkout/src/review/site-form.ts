import type { SiteDetailsFault } from '@materia/domain-checkout';
import { defineForm, type FormFaults, type FormValues, line } from '@materia/ui-shop';

/** What a professional adds to the order: their reference, and who is at the site. */
export const siteForm = defineForm({
  reference: line().named('site-reference').faults<SiteDetailsFault>(),
  name: line().named('site-name').faults<SiteDetailsFault>(),
  phone: line(40).named('site-phone').faults<SiteDetailsFault>(),
});

export type SiteValues = FormValues<typeof siteForm>;
export type SiteFaults = FormFaults<typeof siteForm>;
export type SiteField = keyof SiteFaults;
