import type { Market } from '@materia/market-model';
import { createDemoAccounts } from '../demo/accounts.ts';
import { demoPasswordHash } from '../demo/demo-password.ts';
import { DEMO_PASSWORD } from './demo-secrets.ts';
import { FRIDAY_MORNING, type TestHost } from './host.ts';

/** The demo accounts of a market with their orders, as of `FRIDAY_MORNING`. */
export const addDemoAccounts = async (
  { database: { db }, host }: TestHost,
  market: Market,
): Promise<void> =>
  createDemoAccounts(
    db,
    market,
    FRIDAY_MORNING,
    await demoPasswordHash(db, host.passwords, DEMO_PASSWORD),
  );
