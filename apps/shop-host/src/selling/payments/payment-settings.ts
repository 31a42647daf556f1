import type { Market } from '@materia/market-model';
import { paymentKeysOf } from '../../platform/process/payment-keys.ts';
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

/** The accounts of all markets: at the provider for markets with keys, otherwise at the sandbox. */
export const providerAccounts =
  (
    variables: Readonly<Record<string, string | undefined>>,
    { paymentSandbox }: Pick<Secrets, 'paymentSandbox'>,
    sandbox: URL,
  ): ProviderAccounts =>
  ({ id }) =>
    paymentKeysOf(variables, id) ?? sandboxAccount(id, paymentSandbox, sandbox);

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
