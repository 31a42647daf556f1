import { needsCode } from '@materia/domain-checkout';
import { unreachable } from '@materia/domain-kernel';
import type { TextReader } from '@materia/market-model';
import type { PaymentFacts } from './payment.loader.ts';

/** The heading of each state, which is also the title of the page. */
export const paymentTitle = (facts: PaymentFacts, t: TextReader): string => {
  switch (facts.kind) {
    case 'unknown':
      return t('payment.notFoundTitle');
    case 'elsewhere':
      return t('payment.state');
    case 'pay':
      return t(facts.isBack ? 'payment.leftTitle' : 'payment.goTitle');
    case 'starting':
      return t('payment.startingTitle');
    case 'waiting':
      return t(needsCode(facts.method) ? 'payment.blikTitle' : 'payment.pendingTitle');
    case 'reference':
      return t('payment.referenceTitle');
    case 'paid':
      return t('payment.alreadyPaidTitle');
    case 'failed':
      return t(FAILED_TITLES[facts.state]);
    default:
      return unreachable(facts);
  }
};

const FAILED_TITLES = {
  refused: 'payment.refusedTitle',
  aborted: 'payment.abortedTitle',
  expired: 'payment.expiredTitle',
} as const;
