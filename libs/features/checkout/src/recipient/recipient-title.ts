import type { TextKey } from '@materia/market-model';
import type { RecipientFacts } from './recipient.loader.ts';

type Asked = Pick<RecipientFacts, 'isCollected' | 'asksAddress' | 'isAddressOptional'>;

/** Whether the page asks for who collects the order; otherwise it asks for who receives it. */
export const asksForCollector = ({ isCollected, asksAddress, isAddressOptional }: Asked): boolean =>
  !isAddressOptional && (isCollected || !asksAddress);

/** The heading and title of the page. */
export const recipientTitle = (asked: Asked) => {
  if (asked.isAddressOptional) return 'checkout.addressesTitle' satisfies TextKey;
  return (
    asksForCollector(asked) ? 'checkout.collectorTitle' : 'checkout.recipientTitle'
  ) satisfies TextKey;
};
