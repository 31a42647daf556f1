import { fail, ok, type Result } from '@materia/domain-kernel';

/** The keys of a market's account at the payment provider. */
type PaymentKeys = { readonly secretKey: string; readonly webhookSecret: string };

/** Why a host must not take payments with the keys it was given. */
export type BadPaymentKeys =
  /** A variable that resembles the keys' but is none of them, so a market would lack its key unnoticed. */
  | { readonly kind: 'payment-variable-unknown'; readonly variable: string }
  /** A market with one of its two keys could not confirm payments. */
  | { readonly kind: 'payment-key-missing'; readonly variable: string }
  /** Others can reach a shop in which orders are paid without money. */
  | {
      readonly kind: 'payments-without-money';
      readonly markets: readonly string[];
      readonly place: string;
    };

type Variables = Readonly<Record<string, string | undefined>>;

/** The names of the two variables with which a market goes live. */
const variablesOf = (market: string): { readonly key: string; readonly webhook: string } => ({
  key: `STRIPE_SECRET_KEY_${market.toUpperCase()}`,
  webhook: `STRIPE_WEBHOOK_SECRET_${market.toUpperCase()}`,
});

/** Names that an operator can only have meant as a key; other tools have variables such as `STRIPE_API_KEY`. */
const MEANT_AS_KEY = /^STRIPE_?(?:SECRET|WEBHOOK|KEY)/i;
/** Keys with which the provider takes no money. */
const TEST_KEY = /^[a-z]+_test_/;

/** The keys of a market, if both are given. */
export const paymentKeysOf = (variables: Variables, market: string): PaymentKeys | undefined => {
  const { key, webhook } = variablesOf(market);
  const [secretKey, webhookSecret] = [variables[key], variables[webhook]];
  return secretKey && webhookSecret ? { secretKey, webhookSecret } : undefined;
};

/**
 * Checks the keys of all markets before a host serves. A shop that others can reach takes money in each market, unless the operator
 * names the market as one for tests: a missing or misspelt variable would otherwise confirm orders that nobody paid.
 */
export const checkPaymentKeys = (
  variables: Variables,
  {
    markets,
    testMarkets,
    exposed,
  }: {
    readonly markets: readonly string[];
    /** The markets in which orders may be paid without money although others can reach them. */
    readonly testMarkets: readonly string[];
    /** A place at which other machines reach the shop; `undefined` if there is none. */
    readonly exposed: string | undefined;
  },
): Result<void, BadPaymentKeys> => {
  const given = Object.keys(variables).filter((name) => variables[name]);
  const known = markets.map(variablesOf).flatMap(({ key, webhook }) => [key, webhook]);
  const unknown = given.find((name) => MEANT_AS_KEY.test(name) && !known.includes(name));
  if (unknown !== undefined) return fail({ kind: 'payment-variable-unknown', variable: unknown });
  for (const { key, webhook } of markets.map(variablesOf))
    if (given.includes(key) !== given.includes(webhook))
      return fail({
        kind: 'payment-key-missing',
        variable: given.includes(key) ? webhook : key,
      });
  const withoutMoney = markets.filter((market) => {
    const keys = paymentKeysOf(variables, market);
    return !testMarkets.includes(market) && (keys === undefined || TEST_KEY.test(keys.secretKey));
  });
  return exposed === undefined || withoutMoney.length === 0
    ? ok(undefined)
    : fail({ kind: 'payments-without-money', markets: withoutMoney, place: exposed });
};
