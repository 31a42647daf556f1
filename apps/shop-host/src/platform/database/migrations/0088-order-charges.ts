import type { Migration } from './migration.ts';

/**
 * The rates at which fees and deliveries were taxed so far, by market and territory, with the rate
 * of deposits and the articles of the market. Copied, because a step must not change with the tables
 * of the markets.
 */
const FORMER_TAXES = `(values
  ('pl', 'mainland', 2300, 0, '49810001', '49810002'),
  ('es', 'mainland', 2100, 2100, '49820001', '49820002'),
  ('es', 'canary-islands', 700, 700, '49820001', '49820002'),
  ('fr', 'mainland', 2000, 0, '49830001', '49830002'),
  ('fr', 'corsica', 2000, 0, '49830001', '49830002'),
  ('pt', 'mainland', 2300, 0, '49840001', '49840002'),
  ('pt', 'madeira', 2200, 0, '49840001', '49840002'),
  ('pt', 'azores', 1600, 0, '49840001', '49840002')
) as former (market, territory, vat, deposit_vat, fee_reference, pallet_reference)
  on former.market = orders.market and former.territory = orders.tax_territory`;

/**
 * Charges of an order become rows. Orders that were placed before keep the tax that they were charged:
 * that of delivery is what remains of the order's tax.
 */
export const chargesAsRows: Migration = {
  name: '0088-order-charges',
  statements: [
    `create table order_charge (
      market text not null, order_number text not null, position integer not null check (position > 0),
      kind text not null check (kind in ('delivery', 'preparation-fee', 'deposit', 'eco-contribution', 'included-eco-contribution', 'discount')),
      qty integer check (qty > 0), unit_minor integer, unit_initial_minor integer,
      net_minor integer not null check (net_minor >= 0), gross_minor integer not null check (gross_minor >= net_minor),
      vat_basis_points integer not null check (vat_basis_points between 0 and 10000), tax_territory text not null, reference text,
      primary key (market, order_number, position),
      foreign key (market, order_number) references orders (market, number),
      constraint order_charge_fee check (
        case when kind in ('preparation-fee', 'deposit')
          then qty is not null and unit_minor is not null and unit_initial_minor is not null and reference is not null
            and gross_minor = qty * unit_minor and unit_initial_minor >= unit_minor
          else qty is null and unit_minor is null and unit_initial_minor is null and (reference is null or kind = 'discount') end),
      constraint order_charge_untaxed check (vat_basis_points > 0 or net_minor = gross_minor))`,
    `insert into order_charge
      select charge.market, charge.order_number, row_number() over (partition by charge.market, charge.order_number order by charge.place, charge.vat desc),
        charge.kind, charge.qty, charge.unit, charge.unit, charge.net, charge.gross, charge.vat, charge.territory, charge.reference
      from (
        select orders.market, orders.number as order_number, 1 as place, 'preparation-fee' as kind, 1 as qty, orders.fee_minor as unit,
          orders.fee_minor - orders.fee_tax_minor as net, orders.fee_minor as gross, former.vat, orders.tax_territory as territory, former.fee_reference as reference
        from orders left join ${FORMER_TAXES} where orders.fee_minor > 0
        union all
        select orders.market, orders.number, 2, 'deposit', orders.pallets, orders.pallet_minor / orders.pallets,
          orders.pallet_minor - orders.pallet_tax_minor, orders.pallet_minor, former.deposit_vat, orders.tax_territory, former.pallet_reference
        from orders left join ${FORMER_TAXES} where orders.pallets > 0
        union all
        select orders.market, orders.number, 3, 'delivery', null, null,
          orders.shipping_minor - (orders.tax_minor - orders.fee_tax_minor - orders.pallet_tax_minor - line.tax_minor), orders.shipping_minor,
          former.vat, orders.tax_territory, null
        from orders left join ${FORMER_TAXES}
        cross join lateral (select coalesce(sum(row_minor - row_net_minor), 0)::integer as tax_minor from order_line
          where order_line.market = orders.market and order_line.order_number = orders.number) line
        where orders.shipping_minor > 0
        union all
        select orders.market, orders.number, 4, 'included-eco-contribution', null, null,
          sum((2 * line.ecotax_minor::bigint * 10000 + 10000 + line.vat_basis_points) / (2 * (10000 + line.vat_basis_points)))::integer, sum(line.ecotax_minor)::integer,
          line.vat_basis_points, orders.tax_territory, null
        from orders join order_line line on line.market = orders.market and line.order_number = orders.number
        where line.ecotax_minor > 0 group by orders.market, orders.number, line.vat_basis_points, orders.tax_territory
      ) charge`,
    `alter table orders drop column shipping_minor, drop column fee_minor, drop column fee_tax_minor,
      drop column pallets, drop column pallet_minor, drop column pallet_tax_minor, drop column ecotax_minor`,
  ],
};
