import type { Market } from '@materia/market-model';
import { BANK_OUTCOMES, hasEndedUnpaid, type DirectIntents } from './api/intents.ts';
import { parseForm, textAt } from './form-body.ts';
import { bankPage } from './pages/bank-page.ts';
import type { Provider } from './provider.ts';
import { html, type SandboxReply, type SandboxRequest, seeOther } from './requests.ts';

type BankParts = {
  readonly provider: Pick<Provider, 'ledger'>;
  readonly intents: DirectIntents;
  readonly marketOfId: (id: string) => Market | undefined;
};

/** Ended payments whose money the bank's app can still send. */
const MOST_ENDED_SHOWN = 5;

/** The app of the shoppers' bank in a market: `/bank/{market}`. */
export const bankOf = ({
  provider: { ledger },
  intents,
  marketOfId,
}: BankParts): ((request: SandboxRequest) => SandboxReply) => {
  const submit = (market: Market, body: string): void => {
    const fields = parseForm(body);
    const intent = ledger.intents[textAt(fields, 'intent') ?? ''];
    const chosen = textAt(fields, 'outcome');
    const outcome = BANK_OUTCOMES.find((one) => one === chosen);
    if (intent?.market === market.id && outcome !== undefined) intents.settle(intent, outcome);
  };

  return ({ path, method, body }) => {
    const [, , id = ''] = path.split('/');
    const market = marketOfId(id);
    if (market === undefined) return html('', 404);
    if (method === 'POST') {
      submit(market, body);
      return seeOther(path);
    }
    const newestFirst = Object.values(ledger.intents)
      .filter((intent) => intent.market === market.id)
      .toReversed();
    return html(
      bankPage(market, {
        waiting: newestFirst.filter(({ status }) => status === 'requires_action'),
        ended: newestFirst.filter(hasEndedUnpaid).slice(0, MOST_ENDED_SHOWN),
      }),
    );
  };
};
