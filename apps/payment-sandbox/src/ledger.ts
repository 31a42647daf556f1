import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';

const metadata = z.record(z.string(), z.string());

/** Money that a shopper is asked for, or has paid. Amounts in minor units. */
const intent = z.object({
  id: z.string(),
  market: z.string(),
  method: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  created: z.number(),
  status: z.enum([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'succeeded',
    'canceled',
  ]),
  metadata,
  email: z.string(),
  returnUrl: z.string(),
  /** The provider's code of the last refusal. */
  decline: z.string().nullable(),
  cancellation: z.enum(['requested_by_customer', 'automatic']).nullable(),
  /** Entity and reference of a Multibanco payment, with the second at which it ends. */
  voucher: z.object({ entity: z.string(), reference: z.string(), expires: z.number() }).nullable(),
  transferGroup: z.string().nullable(),
});
export type LedgerIntent = z.output<typeof intent>;

/** The methods of the provider's own pages, by its names. */
export const HOSTED_METHODS = ['card', 'p24', 'mb_way', 'bizum', 'paypal', 'klarna'] as const;
export type HostedMethod = (typeof HOSTED_METHODS)[number];

/** A payment on the provider's own page. */
const session = z.object({
  id: z.string(),
  market: z.string(),
  method: z.enum(HOSTED_METHODS),
  amount: z.number().int(),
  currency: z.string(),
  created: z.number(),
  expires: z.number(),
  status: z.enum(['open', 'complete', 'expired']),
  payment: z.enum(['unpaid', 'paid']),
  metadata,
  email: z.string(),
  reference: z.string(),
  name: z.string(),
  successUrl: z.string(),
  cancelUrl: z.string(),
  intent: z.string().nullable(),
  intentMetadata: metadata,
});
export type LedgerSession = z.output<typeof session>;

const refund = z.object({
  id: z.string(),
  market: z.string(),
  intent: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  created: z.number(),
  status: z.enum(['pending', 'succeeded', 'failed']),
  metadata,
});
export type LedgerRefund = z.output<typeof refund>;

const remembered = z.object({
  params: z.string(),
  status: z.number(),
  body: z.string(),
  at: z.number(),
});

const contents = z.object({
  sessions: z.record(z.string(), session),
  intents: z.record(z.string(), intent),
  refunds: z.record(z.string(), refund),
  keys: z.record(z.string(), remembered),
});

/** All data of the sandbox, stored in a file so that payments survive a restart. */
export type Ledger = z.output<typeof contents> & { readonly save: () => void };

const EMPTY = { sessions: {}, intents: {}, refunds: {}, keys: {} };

/** Opens the ledger of a file; without one, it lives in memory. An unreadable file is replaced. */
export const openLedger = (file?: string): Ledger => {
  const read = (): z.output<typeof contents> => {
    if (file === undefined) return structuredClone(EMPTY);
    try {
      return contents.parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      return structuredClone(EMPTY);
    }
  };
  const ledger = read();
  let writing: Promise<void> | undefined;
  let isStale = false;
  const write = async (target: string): Promise<void> => {
    do {
      isStale = false;
      await writeFile(`${target}.draft`, JSON.stringify(ledger), { mode: 0o600 });
      await rename(`${target}.draft`, target);
    } while (isStale);
  };
  return {
    ...ledger,
    save: () => {
      if (file === undefined) return;
      isStale = true;
      writing ??= write(file).finally(() => {
        writing = undefined;
      });
    },
  };
};

/** An id as the provider writes them. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
