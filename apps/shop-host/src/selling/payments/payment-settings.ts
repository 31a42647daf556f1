import type { Market } from '@materia/market-model';
import type { Secrets } from '../../platform/process/secrets.ts';

/** Where a market's payments go. */
export type ProviderAccount = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another address than the provider's own: the sandbox. */
  readonly address?: URL;
};

/** The account of each market. */
export type ProviderAccounts = (market: Pick<Market, 'id'>) => ProviderAccount;

/** The names of the two variables with which a market goes live. */
const variablesOf = (market: string): { readonly key: string; readonly webhook: string } => ({
  key: `STRIPE_SECRET_KEY_${market.toUpperCase()}`,
  webhook: `STRIPE_WEBHOOK_SECRET_${market.toUpperCase()}`,
});

/**
 * The accounts of all markets: at the provider for markets whose two keys are given, otherwise at
 * the sandbox. Throws, naming the missing variable, for a market with only one of them, because its
 * payments could not be confirmed.
 */
export const providerAccounts =
  (
    variables: Readonly<Record<string, string | undefined>>,
    { paymentSandbox }: Pick<Secrets, 'paymentSandbox'>,
    sandbox: URL,
  ): ProviderAccounts =>
  ({ id }) => {
    const { key, webhook } = variablesOf(id);
    const [secretKey, webhookSecret] = [variables[key], variables[webhook]];
    if (secretKey && webhookSecret) return { secretKey, webhookSecret };
    if (secretKey || webhookSecret)
      throw new Error(
        `${secretKey ? webhook : key} is missing: payments of a market need both keys.`,
      );
    return sandboxAccount(id, paymentSandbox, sandbox);
  };

/**
 * The account of a market at the sandbox. Its keys contain the market, as those of four legal
 * entities differ.
 */
export const sandboxAccount = (
  market: string,
  { secretKey, webhookSecret }: Secrets['paymentSandbox'],
  address: URL,
): ProviderAccount => ({
  secretKey: `sk_test_${market}_${secretKey}`,
  webhookSecret: `whsec_${market}_${webhookSecret}`,
  address,
});
