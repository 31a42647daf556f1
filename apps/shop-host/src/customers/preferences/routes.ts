import type { ParsedInput, Reply } from '@materia/api-contract';
import type { ReceiptPreferences } from '@materia/domain-consent';
import { fail, ok } from '@materia/domain-kernel';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { type WithDb, withTx } from '../../platform/database/with-tx.ts';
import { findReceiptPreferences, writeReceiptPreferences } from './repository.ts';

type PreferenceCalls = 'readPreferences' | 'changePreferences' | 'setPreferences';
type Receipts = ParsedInput<'changePreferences'>['body']['digitalDocumentsPreferences'];

/** The receipts that customers get without paper (area 12). */
export const preferenceHandlers = ({ db }: WithDb): Pick<Handlers, PreferenceCalls> => {
  const save = async (receipts: Receipts, context: CustomerContext) =>
    ok(
      wirePreferences(
        await withTx(db, (tx) =>
          writeReceiptPreferences(
            tx,
            ownerOf(context),
            {
              saleReceipt: receipts.digitalSaleReceiptPreference,
              bankCardReceipt: receipts.digitalBankCardReceiptPreference,
            },
            context.now,
          ),
        ),
      ),
    );
  return {
    readPreferences: async (_input, context) => {
      const preferences = await findReceiptPreferences(db, ownerOf(context));
      return preferences === undefined
        ? fail({ kind: 'not-found' })
        : ok(wirePreferences(preferences));
    },
    changePreferences: ({ body }, context) => save(body.digitalDocumentsPreferences, context),
    setPreferences: ({ body }, context) => save(body.digitalDocumentsPreferences, context),
  };
};

const ownerOf = ({ market, customer }: CustomerContext) => ({
  market: market.id,
  customerId: customer.customerId,
});

const wirePreferences = ({
  saleReceipt,
  bankCardReceipt,
}: ReceiptPreferences): Reply<'readPreferences'> => ({
  status: 'success',
  data: {
    digitalDocumentsPreferences: {
      digitalSaleReceiptPreference: saleReceipt,
      digitalBankCardReceiptPreference: bankCardReceipt,
    },
  },
});
