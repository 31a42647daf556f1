import { ButtonLink } from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';
import type { CheckoutPage } from '@materia/domain-checkout';
import { stepperSteps } from './stepper-steps.ts';

type BackLinkProps = {
  readonly page: Exclude<CheckoutPage, 'confirmation'>;
  /** Whether the steps ask for addresses before deliveries. */
  readonly addressesFirst: boolean;
};

/** Leads to the step before, or from the first one to the cart. */
export const BackLink = ({ page, addressesFirst }: BackLinkProps) => {
  const t = useText();
  const to = usePath();
  const before = stepperSteps(page, t, to, addressesFirst).findLast(({ href }) => href);
  return (
    <ButtonLink href={before?.href ?? to('cart')} variant="quiet">
      {t(before === undefined ? 'checkout.backToCart' : 'checkout.back')}
    </ButtonLink>
  );
};
