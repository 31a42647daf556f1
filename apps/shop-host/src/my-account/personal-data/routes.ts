import { Readable } from 'node:stream';
import { fail, ok, unreachable } from '@materia/domain-kernel';
import type { Email } from '@materia/domain-contact';
import type { PasswordHashing } from '../../platform/auth/password-hashing.ts';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { HandlersOf } from '../../platform/contract/handlers.ts';
import type { Db, Reader } from '../../platform/database/with-tx.ts';
import type { Attempts, Limit } from '../../platform/limits/attempts.ts';
import type { DataSubject } from '../../platform/personal-data/personal-data.ts';
import type { SecurityLog } from '../../platform/process/security-events.ts';
import { recordStaffAction } from '../../platform/staff/audit.ts';
import { translatorOf } from '../../platform/texts/texts.ts';
import { dataFileText } from './wire-data-file.ts';
import { eraseAccount, keptData, newReference } from './erasure.ts';
import { findCredentials, findErasureBlocks } from './erasure-repository.ts';
import { exportDataSubject } from './personal-data.ts';

const FILE_TYPE = 'application/json; charset=utf-8';
const HOUR_MS = 3_600_000;
/** A file is worked out from many tables. */
const FILES: Limit = { attempts: 5, windowMs: HOUR_MS };
/** Whoever has the browser of a customer cannot guess the password there. */
const PASSWORDS: Limit = { attempts: 5, windowMs: HOUR_MS };

type PersonalDataTools = {
  readonly db: Db;
  readonly passwords: PasswordHashing;
  readonly attempts: Attempts;
  readonly security: SecurityLog;
  /** The address of an account whose owner has proven to read it. */
  readonly provenEmailOf: (
    db: Reader,
    market: string,
    customerId: string,
  ) => Promise<Email | undefined>;
};

/** A customer's file and the erasure of their account. */
export const personalDataHandlers = ({
  db,
  passwords,
  attempts,
  security,
  provenEmailOf,
}: PersonalDataTools): HandlersOf<'readMyErasure' | 'exportMyData' | 'eraseMyData'> => {
  const subjectOf = async ({ market, customer }: CustomerContext): Promise<DataSubject> => ({
    market: market.id,
    customerId: customer.customerId,
    provenEmail: await provenEmailOf(db, market.id, customer.customerId),
  });
  return {
    readMyErasure: async (_input, context) => {
      const { market, customer } = context;
      const blocks = await findErasureBlocks(db, market.id, customer.customerId);
      const kept = await keptData(db, await subjectOf(context), market);
      return ok({
        open_orders: [...blocks.openOrders],
        unpaid_purchases: [...blocks.unpaidPurchases],
        kept: [...kept],
      });
    },

    exportMyData: async (_input, context) => {
      const { market, customer, now } = context;
      if (!(await attempts.take(`data-file:${market.id}:${customer.customerId}`, FILES, now)))
        return fail({ kind: 'too-many-requests' });
      const reference = newReference();
      const found = exportDataSubject(db, await subjectOf(context));
      await recordStaffAction(db, market.id, now, {
        actor: 'customer',
        action: 'exportMyData',
        subject: { reference },
      });
      const about = { created_at: now, reference };
      return ok({
        type: FILE_TYPE,
        bytes: Readable.from(dataFileText(found, about, market, translatorOf(market))),
      });
    },

    eraseMyData: async ({ body }, context) => {
      const { market, customer, now, shopperNetwork: network } = context;
      const tries = `erasure:${market.id}:${customer.customerId}`;
      if (!(await attempts.take(tries, PASSWORDS, now))) return fail({ kind: 'too-many-requests' });
      const account = await findCredentials(db, market.id, customer.customerId);
      if (account === undefined) return fail({ kind: 'unauthenticated' });
      const matches = await passwords.matches(body.password, account.password_hash, network, true);
      if (!matches.ok) return matches;
      if (!matches.value) {
        security({ event: 'sign-in-failed', realm: market.id, account: account.email, network });
        return fail({
          kind: 'bad-input',
          fields: [{ field: 'body.password', kind: 'password-wrong' }],
        });
      }
      await attempts.forget(tries);
      const outcome = await eraseAccount(db, await subjectOf(context), market, now);
      switch (outcome.kind) {
        case 'erased':
          return ok({ reference: outcome.reference });
        case 'blocked':
          return fail({ kind: 'erasure-blocked' });
        case 'gone':
          return fail({ kind: 'unauthenticated' });
        default:
          return unreachable(outcome);
      }
    },
  };
};
