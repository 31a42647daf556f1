import type { Market } from '@materia/market-model';
import type { HostedSessions, SessionOutcome } from './api/sessions.ts';
import { parseForm, textAt } from './form-body.ts';
import type { LedgerSession } from './ledger.ts';
import { isNoticeMode, type NoticeMode } from './notices.ts';
import { challengePage, payPage } from './pages/pay-page.ts';
import type { Provider } from './provider.ts';
import { html, type SandboxReply, type SandboxRequest, seeOther } from './requests.ts';
import { ACCEPTED_CARD, CARD_DECLINES, CHALLENGED_CARDS } from './test-payments.ts';

type CheckoutParts = {
  readonly provider: Pick<Provider, 'ledger'>;
  readonly sessions: HostedSessions;
  readonly marketOfId: (id: string) => Market | undefined;
};

/** A shopper's visit to the page of an open session. */
type Visit = {
  readonly market: Market;
  readonly session: LedgerSession;
  readonly mode: NoticeMode;
};

/** The pages on which shoppers pay sessions: `/pay/{session}`. */
export const checkoutOf = ({
  provider: { ledger },
  sessions,
  marketOfId,
}: CheckoutParts): ((request: SandboxRequest) => SandboxReply) => {
  /** Cards that were entered for a session whose bank asks first. */
  const challenged = new Map<string, string>();

  const settled = ({ session, mode }: Visit, outcome: SessionOutcome): SandboxReply => {
    sessions.settle(session, outcome, mode);
    return seeOther(session.successUrl);
  };

  const payByCard = (visit: Visit, number: string): SandboxReply => {
    const { market, session } = visit;
    if (CHALLENGED_CARDS.has(number)) {
      challenged.set(session.id, number);
      return seeOther(`/pay/${session.id}/challenge`);
    }
    const decline =
      CARD_DECLINES[number] ?? (number === ACCEPTED_CARD ? undefined : 'incorrect_number');
    return decline === undefined
      ? settled(visit, 'paid')
      : html(payPage(market, session, decline), 402);
  };

  const answerChallenge = (visit: Visit, isApproved: boolean): SandboxReply => {
    const { market, session } = visit;
    const number = challenged.get(session.id) ?? '';
    challenged.delete(session.id);
    const decline = isApproved ? CARD_DECLINES[number] : 'authentication_failed';
    return decline === undefined
      ? settled(visit, 'paid')
      : html(payPage(market, session, decline), 402);
  };

  const submit = (market: Market, session: LedgerSession, body: string): SandboxReply => {
    const fields = parseForm(body);
    const chosen = textAt(fields, 'notice');
    const visit: Visit = { market, session, mode: isNoticeMode(chosen) ? chosen : 'once' };
    switch (textAt(fields, 'outcome')) {
      case 'leave':
        return seeOther(session.cancelUrl);
      case 'deny':
        return answerChallenge(visit, false);
      case 'refuse':
        return settled(visit, 'refused');
      case 'later':
        return settled(visit, 'later');
      case 'approve':
        return session.method === 'card' ? answerChallenge(visit, true) : settled(visit, 'paid');
      default:
        return payByCard(visit, (textAt(fields, 'number') ?? '').replace(/\D/g, ''));
    }
  };

  return ({ path, method, body }) => {
    const [, , id = '', step] = path.split('/');
    const session = Object.hasOwn(ledger.sessions, id) ? ledger.sessions[id] : undefined;
    const market = session === undefined ? undefined : marketOfId(session.market);
    if (session === undefined || market === undefined) return html('', 404);
    sessions.expireWhenOver(session);
    if (session.status !== 'open') return html(payPage(market, session));
    if (method !== 'GET') return submit(market, session, body);
    return html(step === 'challenge' ? challengePage(market, session) : payPage(market, session));
  };
};
