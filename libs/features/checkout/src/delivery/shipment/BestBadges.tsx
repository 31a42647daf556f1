import { Badge } from '@materia/ui-design-system';
import { useText } from '@materia/ui-shop';
import type { TextKey } from '@materia/market-model';
import type { BestAt } from './best-choices.ts';

const BEST = {
  cheapest: 'checkout.cheapest',
  fastest: 'checkout.fastest',
} as const satisfies Readonly<Record<BestAt, TextKey>>;

/** Says that an option is the cheapest or the fastest one. */
export const BestBadges = ({ best = [] }: { readonly best: readonly BestAt[] | undefined }) => {
  const t = useText();
  return best.map((each) => (
    <Badge key={each} tone="primary">
      {t(BEST[each])}
    </Badge>
  ));
};
