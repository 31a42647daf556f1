import { emailKey, parseEmail, parseMobile } from '@materia/domain-contact';
import { fail, ok } from '@materia/domain-kernel';
import { findStore } from '../../catalogue/stores/repository.ts';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { HandlersOf } from '../../platform/contract/handlers.ts';
import { type WithDb, withTx } from '../../platform/database/with-tx.ts';
import { savePrecreated } from '../account/precreated-repository.ts';
import { findByEmail } from '../account/repository.ts';
import { mailActivation } from './activation-routes.ts';

/** Staff create an account for a customer in a store, who activates it by mail. */
export const accountDeskHandlers = ({ db }: WithDb): HandlersOf<'precreateAccount'> => ({
  precreateAccount: async ({ body }, { market, now }) => {
    const email = parseEmail(body.email);
    const mobile = (body.mobile ?? '').trim();
    const phone = mobile === '' ? undefined : parseMobile(mobile, market.rules.phone);
    if (!email.ok || phone?.ok === false)
      return fail({
        kind: 'bad-input',
        fields: [
          ...(email.ok ? [] : [{ field: 'body.email', kind: 'not-an-email' } as const]),
          ...(phone?.ok === false ? [{ field: 'body.mobile', kind: 'not-a-mobile' } as const] : []),
        ],
      });
    const key = emailKey(email.value);
    if ((await findByEmail(db, market.id, key)) !== undefined)
      return fail({ kind: 'account-exists' });
    const store =
      body.retailer_id === undefined
        ? undefined
        : await findStore(db, market.id, { id: body.retailer_id });
    const id = await withTx(db, async (tx) => {
      const saved = await savePrecreated(tx, {
        market: market.id,
        id: randomId(),
        email: key,
        generic_email: (body.genericEmail ?? key).toLowerCase(),
        firstname: body.firstname,
        lastname: body.lastname,
        mobile: phone?.value ?? '',
        loyalty_card_number: null,
        reference_store: store?.id ?? null,
        created_at: now,
      });
      await mailActivation(tx, market.id, key, now);
      return saved;
    });
    return ok({ id });
  },
});
