import type { Migration } from './migration.ts';

/** A status that the domain does not know sells nothing. */
const closed = (table: string, statuses: string): readonly string[] => [
  `update ${table} set status = 'SOLDOUT' where status not in (${statuses})`,
  `update ${table} set promise_unit = 'DAY' where promise_unit not in ('HOUR', 'DAY')`,
  `alter table ${table}
    add constraint ${table}_status_check check (status in (${statuses})),
    add constraint ${table}_promise_unit_check check (promise_unit in ('HOUR', 'DAY'))`,
];

/** The statuses of a stock and the units of its promises are closed lists. */
export const stockStatuses: Migration = {
  name: '202611262030-stock-statuses',
  statements: [
    ...closed('stock', `'SOLDOUT', 'ONORDER', 'ONSITE', 'BIGBOX'`),
    ...closed('vendor_offer', `'SOLDOUT', 'ONSITE', 'SITE_DELIVERY'`),
  ],
};
