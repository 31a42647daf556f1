import type { SealedTexts } from '../desk/console/sealed-text.ts';
import type { Db } from '../platform/database/with-tx.ts';
import { largestVendor } from './orders.ts';

/** The person of the seller of whom the demo's customers have bought. */
export const demoSeller = (market: string): string => `seller@demo.${market}.example`;

/**
 * Lets a person answer for the largest seller of a market, with the password and the authenticator secret of
 * the data folder. Does nothing in a market without a seller.
 */
export const createDemoSeller = async (
  db: Db,
  seals: SealedTexts,
  market: string,
  {
    passwordHash,
    totpSecret,
    now,
  }: { readonly passwordHash: string; readonly totpSecret: string; readonly now: string },
): Promise<void> => {
  const vendor = await largestVendor(db, market);
  if (vendor === undefined) return;
  const email = demoSeller(market);
  const known = await db
    .selectFrom('seller_person')
    .select('password_hash')
    .where('market', '=', market)
    .where('email', '=', email)
    .executeTakeFirst();
  if (known?.password_hash === passwordHash) return;
  const proof = {
    password_hash: passwordHash,
    totp_secret: seals.seal(totpSecret),
    totp_step: 0,
    vendor_code: vendor.code,
  };
  await db
    .insertInto('seller_person')
    .values({ market, email, name: 'Marta', created_at: now, ...proof })
    .onConflict((conflict) => conflict.columns(['market', 'email']).doUpdateSet(proof))
    .execute();
};
