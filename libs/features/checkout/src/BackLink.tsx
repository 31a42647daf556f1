import { ButtonLink } from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';
import type { CheckoutPage } from '@materia/domain-checkout';
import { pathOfPage } from './checkout-pages.ts';

type BackLinkProps = {
  readonly page: Exclude<CheckoutPage, 'confirmation'>;
  /** Whether the steps ask for addresses before deliveries. */
  readonly addressesFirst: boolean;
};

/** Leads to the step before, or from the first one to the cart. */
export const BackLink = ({ page, addressesFirst }: BackLinkProps) => {
  const t = useText();
  const to = usePath();
  const steps = addressesFirst ? ADDRESSES_FIRST : DELIVERIES_FIRST;
  const before = steps[steps.indexOf(page) - 1];
  return (
    <ButtonLink href={before === undefined ? to('cart') : pathOfPage(to, before)} variant="quiet">
      {t(before === undefined ? 'checkout.backToCart' : 'checkout.back')}
    </ButtonLink>
  );
};

const DELIVERIES_FIRST: readonly BackLinkProps['page'][] = [
  'shippings',
  'informations',
  'summaries',
];
const ADDRESSES_FIRST: readonly BackLinkProps['page'][] = [
  'informations',
  'shippings',
  'summaries',
];
