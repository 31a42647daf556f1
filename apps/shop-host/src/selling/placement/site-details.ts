import type { FieldFault } from '@materia/api-contract';
import {
  type CheckedSiteDetails,
  checkSiteDetails,
  type SiteDetailsFaults,
} from '@materia/domain-checkout';
import type { Market } from '@materia/market-model';
import type { SharedField } from '../../platform/contract/guest-twins.ts';
import { type PlacementInput, refuse } from './refusing.ts';

type Field = SharedField<'placeOrder'>;

const FIELDS = {
  reference: 'body.reference',
  name: 'body.site_contact.name',
  phone: 'body.site_contact.telephone',
} as const satisfies Readonly<Record<keyof SiteDetailsFaults, Field>>;

/** What a professional adds to the orders. Refuses a contact without name or phone. */
export const siteDetails = (
  { reference = '', site_contact }: PlacementInput['body'],
  { rules }: Market,
): CheckedSiteDetails => {
  const checked = checkSiteDetails(
    { reference, name: site_contact?.name ?? '', phone: site_contact?.telephone ?? '' },
    rules.phone,
  );
  return checked.ok
    ? checked.value
    : refuse({ kind: 'bad-input', fields: fieldFaults(checked.error) });
};

const fieldFaults = (faults: SiteDetailsFaults): readonly FieldFault<Field>[] =>
  (['reference', 'name', 'phone'] as const).flatMap((name) => {
    const fault = faults[name];
    return fault === undefined ? [] : [{ field: FIELDS[name], kind: fault.kind }];
  });
