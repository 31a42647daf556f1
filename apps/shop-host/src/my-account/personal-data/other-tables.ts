import type { Database } from '../../platform/database/schema.ts';

const CATALOGUE = 'what the shop sells, to everybody the same';
const PLACES = 'places of the shop and of its partners';
const RATES = 'what deliveries and products cost';
const SELLERS = 'people who work for traders, whose access staff end';
const STAFF = 'people who work for the shop, by their contracts';

/**
 * Tables of which no area is in charge, and why a customer's file and an erasure leave them out. A table that is neither here nor
 * with an area fails a test.
 */
export const OTHER_TABLES: Readonly<
  Partial<Record<keyof Database | 'migration' | 'listing_change', string>>
> = {
  migration: 'the steps that made the database',
  market: 'the markets of the shop',
  refresh_token: 'hashes of tokens, which go with their session',
  attempt: 'counts under keyed hashes, which are deleted after two days',
  job: 'what is to be done: jobs that name an account go with it',
  stock_hold: 'units of an order, by its number',
  pickup_slot: 'how many orders are collected in an hour',
  payment_notice: 'notices of the payment provider, by their numbers',
  payment_alarm: 'payments that staff look at, by the number of the purchase',
  search_query: 'how often words are searched for on a day, by nobody',
  illicit_report_step: 'what staff decided about a report, which stays without its reporter',
  product_rating: 'sums of all reviews of a product',
  document_series: 'the last number of each series',
  coupon: 'codes of the shop; those of members go with them',
  club_card:
    'cards of stores that no account has, without a name, which are deleted after three years',
  company_answer: 'what public registers say of companies, and never of persons',
  legal_entity:
    'companies, which stay when a member leaves; without members only while orders are theirs',
  staff: STAFF,
  staff_session: STAFF,
  staff_audit: 'what staff did; it names requests of customers by their reference only',
  staff_audit_head: 'a row to lock',
  flag_audit: STAFF,
  flag_publication: STAFF,
  flag_set: STAFF,
  flag_unit: 'the published flags',
  category: CATALOGUE,
  product: CATALOGUE,
  product_reference: CATALOGUE,
  facet_value: CATALOGUE,
  listing: CATALOGUE,
  listing_change: CATALOGUE,
  redirection: CATALOGUE,
  substitute: CATALOGUE,
  former_picture: CATALOGUE,
  master_key: 'fingerprints of the keys of hosts',
  bought_together: 'how many buyers had two products together, from three on',
  content_page: CATALOGUE,
  content_block: CATALOGUE,
  content_slide: CATALOGUE,
  content_revision: STAFF,
  search_word_group: STAFF,
  slot_capacity: PLACES,
  store: PLACES,
  place: PLACES,
  pickup_point: PLACES,
  delivery_rate: RATES,
  seller_rate: RATES,
  price: RATES,
  price_zone: RATES,
  price_history: RATES,
  stock: CATALOGUE,
  warehouse_stock: CATALOGUE,
  vendor: 'traders, as the law wants them named to everybody',
  vendor_offer: CATALOGUE,
  seller_person: SELLERS,
  seller_invitation: SELLERS,
  seller_session: SELLERS,
};
