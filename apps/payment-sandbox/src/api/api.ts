import type { Market } from '@materia/market-model';
import { type FormFields, parseForm, textAt } from '../form-body.ts';
import { intentObject, refundObject } from '../objects.ts';
import type { Provider } from '../provider.ts';
import { json, type SandboxReply, type SandboxRequest } from '../requests.ts';
import { ApiError, noSuchObject } from './api-error.ts';
import type { DirectIntents } from './intents.ts';
import { refundIntent } from './refunds.ts';
import type { HostedSessions } from './sessions.ts';

/** How long the provider remembers an idempotency key. */
const KEY_LIVES_SECONDS = 86_400;

type ApiParts = {
  readonly provider: Provider;
  readonly sessions: HostedSessions;
  readonly intents: DirectIntents;
  /** The market of a secret key; undefined for a key that is not the sandbox's. */
  readonly marketOfKey: (key: string) => Market | undefined;
};

/** An object of the books, which only its own market can see. */
const own = <Row extends { readonly market: string }>(
  rows: Readonly<Record<string, Row>>,
  id: string,
  market: Market,
): Row => {
  const row = rows[id];
  if (row === undefined || row.market !== market.id) throw noSuchObject(`No such object: ${id}`);
  return row;
};

/** The calls of the provider's API, by key and idempotency key. */
export const apiOf = ({
  provider,
  sessions,
  intents,
  marketOfKey,
}: ApiParts): ((request: SandboxRequest) => SandboxReply) => {
  const { ledger } = provider;

  /** One call of a resource; `fields` are undefined for a read. */
  type Call = {
    readonly id: string | undefined;
    readonly verb: string | undefined;
    readonly fields: FormFields | undefined;
    readonly market: Market;
  };

  const callSessions = ({ id, verb, fields, market }: Call): object => {
    if (id === undefined && fields !== undefined) return sessions.create(fields, market);
    const session = own(ledger.sessions, id ?? '', market);
    sessions.expireWhenOver(session);
    return verb === 'expire' && fields !== undefined
      ? sessions.expire(session)
      : sessions.showWhole(session);
  };

  const callIntents = ({ id, verb, fields, market }: Call): object => {
    if (id === undefined && fields !== undefined) return intents.create(fields, market);
    const intent = own(ledger.intents, id ?? '', market);
    if (verb === 'confirm' && fields !== undefined) return intents.confirm(intent, fields);
    return verb === 'cancel' && fields !== undefined
      ? intents.cancel(intent)
      : intentObject(intent);
  };

  const callRefunds = ({ id, fields, market }: Call): object =>
    id === undefined && fields !== undefined
      ? refundIntent(
          provider,
          own(ledger.intents, textAt(fields, 'payment_intent') ?? '', market),
          fields,
        )
      : refundObject(own(ledger.refunds, id ?? '', market));

  const called = ({ path, method, body }: SandboxRequest, market: Market): object => {
    const fields = method === 'POST' ? parseForm(body) : undefined;
    const [, , resource, ...parts] = path.split('/');
    if (resource === 'checkout' && parts[0] === 'sessions')
      return callSessions({ id: parts[1], verb: parts[2], fields, market });
    if (resource === 'payment_intents')
      return callIntents({ id: parts[0], verb: parts[1], fields, market });
    if (resource === 'refunds')
      return callRefunds({ id: parts[0], verb: undefined, fields, market });
    throw noSuchObject('Unknown path');
  };

  const answered = (
    request: SandboxRequest,
    market: Market,
  ): Pick<SandboxReply, 'status' | 'body'> => {
    try {
      return { status: 200, body: JSON.stringify(called(request, market)) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { status: error.status, body: JSON.stringify({ error: error.error }) };
    }
  };

  return (request) => {
    const market = marketOfKey(request.headers['authorization']?.replace(/^Bearer /, '') ?? '');
    if (market === undefined)
      return refused(401, 'invalid_request_error', 'Invalid API key provided');
    const once = request.headers['idempotency-key'];
    const at = once === undefined ? undefined : `${market.id} ${request.path} ${once}`;
    const former = at === undefined ? undefined : ledger.keys[at];
    const now = provider.now() * 1000;
    if (former !== undefined && former.at > now - KEY_LIVES_SECONDS * 1000)
      return former.params === request.body
        ? json(former.status, former.body)
        : refused(
            400,
            'idempotency_error',
            'Keys for idempotent requests can only be used with the same parameters',
          );
    const { status, body } = answered(request, market);
    // A BLIK code is never stored, so a confirmation is stored without its parameters.
    if (at !== undefined && !request.path.endsWith('/confirm'))
      ledger.keys[at] = { params: request.body, status, body, at: now };
    ledger.save();
    return json(status, body);
  };
};

const refused = (status: number, type: string, message: string): SandboxReply =>
  json(status, JSON.stringify({ error: { type, message } }));
