import type { Migration } from './migration.ts';

/**
 * The limit of a company, and what its members ask approvers for. The asked cart waits in state
 * `approval`. An approver orders it in a cart in state `quote`, which names the request (`approves`).
 */
export const approval: Migration = {
  name: '202611272030-approval',
  statements: [
    'alter table legal_entity add column approval_limit_minor integer check (approval_limit_minor >= 0)',
    `create table company_approval (
      market text not null, id text not null, legal_entity_id text not null, customer_id text not null, cart_id text,
      state text not null check (state in ('waiting', 'ordered', 'placed', 'refused', 'withdrawn', 'expired')),
      asked_at timestamptz not null, ends_at timestamptz not null, asked_minor integer not null, limit_minor integer not null,
      items_count integer not null, comment text not null, quote_number text,
      decided_at timestamptz, decided_by text, reason text, order_number text,
      primary key (market, id),
      foreign key (market, legal_entity_id) references legal_entity (market, id) on delete cascade,
      foreign key (market, customer_id) references customer (market, id) on delete cascade,
      foreign key (market, decided_by) references customer (market, id) on delete set null (decided_by),
      foreign key (market, cart_id) references cart (market, id) on delete set null (cart_id),
      check ((state = 'refused') = (reason is not null)),
      check ((state in ('ordered', 'placed')) = (order_number is not null)),
      check ((state in ('waiting', 'ordered')) = (decided_at is null)))`,
    'create index company_approval_entity on company_approval (market, legal_entity_id, asked_at)',
    'create index company_approval_member on company_approval (market, customer_id, asked_at)',
    `create unique index company_approval_cart on company_approval (market, cart_id) where state in ('waiting', 'ordered')`,
    `create index company_approval_due on company_approval (market, ends_at) where state = 'waiting'`,
    'alter table cart add column approves text',
    `alter table cart drop constraint cart_converts,
      add constraint cart_converts check (case
        when state = 'quote' then converts is not null or approves is not null
        when state in ('placed', 'approval') then true
        else converts is null end),
      add constraint cart_approves check (approves is null or (customer_id is not null and state in ('quote', 'placed')))`,
  ],
};
