import type { Migration } from './migration.ts';

/** What public registers said about companies, for a day. */
export const companyAnswers: Migration = {
  name: '202611270600-company-answers',
  statements: [
    `create table company_answer (
      market text not null, number text not null, company jsonb, answered_at timestamptz not null,
      primary key (market, number))`,
  ],
};
