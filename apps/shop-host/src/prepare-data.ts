import { markets } from '@materia/market-all';
import type { Clock } from '@materia/platform-clock';
import type { HostArguments } from './arguments.ts';
import { resealSecondFactors } from './desk/console/reseal-second-factors.ts';
import { sealedTexts } from './desk/console/sealed-text.ts';
import { passwordHashing } from './platform/auth/password-hashing.ts';
import { exclusively } from './platform/database/exclusively.ts';
import type { Started } from './platform/process/start-up.ts';

/** Where progress, results and waits are written. */
type Outputs = { readonly progress: NodeJS.WriteStream; readonly report: NodeJS.WriteStream };

type Prepared = Pick<Started, 'database' | 'dataFolder' | 'exposed' | 'secrets'>;

/**
 * Brings the data into the state in which hosts serve: loads the requested feeds, seals second factors with the current key, and
 * creates or ends demo accounts. While one process does that, others that start on the same database wait, say so, and then find
 * little to do.
 */
export const prepareData = (
  started: Prepared,
  given: Pick<HostArguments, 'imports' | 'demoAccounts'>,
  clock: Clock,
  outputs: Outputs,
): Promise<void> =>
  exclusively(
    started.database,
    'materia preparation',
    () => prepare(started, given, clock, outputs),
    () => outputs.progress.write('Another process prepares the data; this one waits for it.\n'),
  );

const prepare = async (
  { database, dataFolder, exposed, secrets }: Prepared,
  { imports, demoAccounts }: Pick<HostArguments, 'imports' | 'demoAccounts'>,
  clock: Clock,
  outputs: Outputs,
): Promise<void> => {
  const { db, pool } = database;
  // What only some starts need is read by those.
  for (const feed of imports) {
    const { runImport } = await import('./catalogue/import/run-import.ts');
    await runImport(pool, feed, dataFolder, clock(), outputs);
  }
  const staffSeals = sealedTexts(secrets, 'staff-second-factor');
  const sellerSeals = sealedTexts(secrets, 'seller-second-factor');
  await resealSecondFactors(db, 'staff', staffSeals);
  await resealSecondFactors(db, 'seller_person', sellerSeals);
  if (exposed !== undefined) {
    const { endDemoAccounts } = await import('./demo/end-demo-accounts.ts');
    await endDemoAccounts(db, markets, passwordHashing(), clock());
  }
  if (!demoAccounts) return;
  const { createDemoAccounts } = await import('./demo/accounts.ts');
  const { demoPasswordHash } = await import('./demo/demo-password.ts');
  const { createDemoSeller } = await import('./demo/sellers.ts');
  const { createDemoStaff } = await import('./demo/staff.ts');
  const { password, totpSecret } = secrets.demo;
  const passwordHash = await demoPasswordHash(db, passwordHashing(), password);
  const proof = { passwordHash, totpSecret };
  for (const market of markets)
    if (imports.length === 0 || imports.some((feed) => feed.market === market.id)) {
      await createDemoAccounts(db, market, clock(), passwordHash);
      await createDemoSeller(db, sellerSeals, market.id, { ...proof, now: clock() });
    }
  const units = markets.map(({ id }) => id);
  await createDemoStaff(db, staffSeals, units, proof);
};
