import type { Migration } from './migration.ts';

/**
 * Quotes of members of a company are seen by their colleagues, and a quote has its charges one by one
 * and its price basis, so that it is drawn from its own row.
 */
export const quotesOfCompanies: Migration = {
  name: '202611271400-quotes-of-companies',
  statements: [
    `alter table quote
      add column legal_entity_id text,
      add column charges jsonb not null default '[]',
      add column price_basis text not null default 'included' check (price_basis in ('included', 'excluded')),
      add foreign key (market, legal_entity_id) references legal_entity (market, id) on delete set null (legal_entity_id)`,
    'create index quote_company on quote (market, legal_entity_id) where legal_entity_id is not null',
  ],
};
