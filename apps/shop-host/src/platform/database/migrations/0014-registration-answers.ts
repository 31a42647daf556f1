import type { Migration } from './migration.ts';

/** Registration fields that a market's flags require. */
export const registrationAnswers: Migration = {
  name: '0014-registration-answers',
  statements: [
    'alter table customer add column legal_entity_type text, add column intra_community_vat text, add column fiscal_id_1 text, add column street text, add column postcode text, add column city text',
    'create unique index customer_loyalty_card on customer (market, loyalty_card_number) where loyalty_card_number is not null',
  ],
};
