import type { UndeliverableReason } from '@materia/domain-checkout';
import type { TextKey, TextReader } from '@materia/market-model';

const UNDELIVERABLE_TEXTS = {
  'not-in-stock': 'line.undeliverableStock',
  'no-carrier': 'line.undeliverableCarrier',
  'too-heavy': 'line.undeliverableWeight',
  'pickup-only': 'line.undeliverablePickup',
  'store-closed': 'line.undeliverableClosed',
} as const satisfies Readonly<Record<UndeliverableReason, TextKey>>;

/** Why a line cannot be delivered, in words, and what to do about it. `most` is the largest quantity that could be delivered. */
export const undeliverableText = (
  t: TextReader,
  { reason, most }: { readonly reason: UndeliverableReason; readonly most?: number | undefined },
): string => {
  const why = t(UNDELIVERABLE_TEXTS[reason]);
  if (reason !== 'too-heavy') return why;
  const remedy =
    most === undefined
      ? t('line.undeliverableAlone')
      : t('line.undeliverableMost', { quantity: most });
  return `${why} ${remedy}`;
};
