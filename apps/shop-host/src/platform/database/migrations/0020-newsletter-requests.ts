import type { Migration } from './migration.ts';

/**
 * Requests for an address are stored apart from what its owner confirmed. Unconfirmed sign-ups move
 * there with their links, so a subscription is now either confirmed or stopped.
 */
export const newsletterRequests: Migration = {
  name: '0020-newsletter-requests',
  statements: [
    `create table newsletter_request (
      token text primary key, market text not null, email_key text not null, email text not null,
      prefix text not null, firstname text not null, lastname text not null, phone text not null,
      shop_email boolean not null, partners_email boolean not null, shop_sms boolean not null, store_id text,
      wording jsonb not null, asked_at timestamptz not null, confirmed_at timestamptz)`,
    'create index newsletter_request_address on newsletter_request (market, email_key)',
    `insert into newsletter_request
      select token, market, email_key, email, prefix, firstname, lastname, phone, shop_email, partners_email, shop_sms, store_id,
        coalesce((select wording from newsletter_step step
          where step.market = asked.market and step.email_key = asked.email_key and step.state = 'asked' order by seq desc limit 1), '[]'),
        updated_at, null
      from newsletter_subscription asked where state = 'asked'`,
    "delete from newsletter_subscription where state = 'asked'",
  ],
};
