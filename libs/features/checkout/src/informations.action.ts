import { saveCollector } from '@materia/api-checkout';
import {
  checkCollector,
  type Collector,
  type CollectorFaults,
  collectorRules,
} from '@materia/domain-checkout';
import { shopRequest, type ShopRequest } from '@materia/storefront-request';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { pathOfPage } from './checkout-pages.ts';
import { readCollectorValues } from './collector-form.ts';
import { openInformations } from './open-checkout.ts';

/** What was typed, and its errors. */
export type InformationsOutcome = {
  readonly values: Collector;
  readonly faults: CollectorFaults;
  readonly updateFailed: boolean;
};

/** Saves the collector and redirects to the next page (303). */
export const saveInformations = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const values = namedAsAllowed(readCollectorValues(await request.formData()), shop);
  await openInformations(shop);
  const { rules, settings } = shop.market;
  const collector = checkCollector(
    values,
    collectorRules(rules.phone, settings.mobileNumberRequired),
  );
  if (!collector.ok) return refuse({ values, faults: collector.error, updateFailed: false });
  const saved = await saveCollector(shop.host, collector.value);
  if (saved.ok) return redirect(pathOfPage(shop.to, 'summaries'), 303);
  if (saved.error.kind === 'cart-empty') return redirect(shop.to('cart'), 303);
  return refuse({ values, faults: {}, updateFailed: true });
};

/** If names may not be changed, the account's names are used, whatever the form contains. */
const namedAsAllowed = (typed: Collector, { customer, flags }: ShopRequest): Collector =>
  flags.ADDRESS_FORM_EDITABLE_PERSONAL_INFO || customer === undefined
    ? typed
    : { ...typed, firstname: customer.firstname, lastname: customer.lastname };

const refuse = (outcome: InformationsOutcome) => data(outcome, { status: 422 });
