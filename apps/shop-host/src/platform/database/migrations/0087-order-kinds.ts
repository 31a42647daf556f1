import type { Migration } from './migration.ts';

/**
 * An order is one kind of fulfilment with its place, time and seller, and nothing else: the method
 * decides which columns are filled. How an order changes hands follows from its method.
 */
export const orderKinds: Migration = {
  name: '0087-order-kinds',
  statements: [
    'alter table orders drop column delivery_type',
    `alter table orders
      add constraint orders_stock_state check (stock_state in ('held', 'taken', 'released')),
      add constraint orders_vendor check (
        (vendor is null) = (carrier_code <> 'seller') and (vendor is null or order_type = 'offer')),
      add constraint orders_place check (case carrier_code || '/' || method_code
        when 'drive/two_hours' then address is null and relay_name is null and point_id is null
        when 'drive/scheduled' then address is null and relay_name is null and point_id is null
        when 'allxbrick/pickup' then address is null and relay_name is null and point_id is null
        when 'transporter/home' then address is not null and relay_name is null and point_id is null
        when 'chronopost/home' then address is not null and relay_name is null and point_id is null
        when 'allxbrick/delivery' then address is not null and relay_name is null and point_id is null
        when 'seller/home' then address is not null and relay_name is null and point_id is null
        when 'chronorelais/relay' then address is not null and relay_name is not null
        when 'seller/relay' then address is not null and relay_name is not null
        when 'locker/locker' then address is not null and relay_name is not null
        else false end),
      add constraint orders_time check (case
        when carrier_code = 'drive' and method_code = 'two_hours'
          then pickup_date is not null and pickup_hour is null and pickup_minute is not null
        when carrier_code = 'drive' then pickup_date is not null and pickup_hour is not null
        when carrier_code = 'transporter'
          then pickup_minute is null and (pickup_hour is null or pickup_date is not null)
        else pickup_hour is null and pickup_minute is null end)`,
  ],
};
