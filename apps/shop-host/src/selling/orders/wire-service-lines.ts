import type { Reply } from '@materia/api-contract';
import { toMajorUnits } from '@materia/domain-money';
import { DELIVERY_SERVICE_ID } from '@materia/domain-order';
import { feeLine, type FeeLine, sumOfCharges } from '@materia/domain-pricing';
import type { Market } from '@materia/market-model';
import { pageTextsOf } from '../../platform/texts/texts.ts';
import type { OrderWithLines } from './repository.ts';

type WireLine = Reply<'readOrder'>['lines'][number];
type Service = Pick<FeeLine, 'reference' | 'quantity' | 'unit' | 'originalUnit' | 'total'> & {
  readonly name: 'line.shipping' | 'line.preparationFee' | 'line.palletDeposit';
};

/** The logistics services of an order as lines after its products: delivery, preparation, pallets. */
const serviceLines = (
  { order, lines, charges }: OrderWithLines,
  market: Market,
): readonly WireLine[] => {
  const t = pageTextsOf(market);
  const fee = feeLine('preparation-fee', charges, order.currency);
  const pallets = feeLine('deposit', charges, order.currency);
  const delivery = sumOfCharges(charges, ['delivery'], order.currency);
  const services: readonly Service[] = [
    ...(delivery.included.minor === 0
      ? []
      : [
          {
            name: 'line.shipping',
            reference: DELIVERY_SERVICE_ID,
            quantity: 1,
            unit: delivery,
            originalUnit: delivery,
            total: delivery,
          } as const,
        ]),
    ...(fee ? [{ name: 'line.preparationFee', ...fee } as const] : []),
    ...(pallets ? [{ name: 'line.palletDeposit', ...pallets } as const] : []),
  ];
  const last = Math.max(0, ...lines.map(({ line }) => line));
  return services.map(({ name, reference, quantity, unit, originalUnit, total }, at) => ({
    lineNumber: last + at + 1,
    itemId: reference,
    adeoKey: reference,
    price: toMajorUnits(unit.included),
    originalPrice: toMajorUnits(originalUnit.included),
    amountEcopart: 0,
    qtyOrdered: quantity,
    qtyValidated: quantity,
    rowTotal: toMajorUnits(total.included),
    name: t(name),
    lineId: `${order.number}-${last + at + 1}`,
    customData: {
      imageUrl: '',
      urlKey: '',
      unitaryPrice: toMajorUnits(unit.included),
      unitaryPriceNoTax: toMajorUnits(unit.excluded),
      totalPrice: toMajorUnits(total.included),
      totalPriceNoTax: toMajorUnits(total.excluded),
      originalPrice: toMajorUnits(originalUnit.included),
      discountPercent: 0,
      vendorName: order.fulfilment.vendor?.name ?? order.store.name,
    },
  }));
};

/** An order on the wire with its logistics services among its lines. */
export const withServices = <Order extends { readonly lines: readonly WireLine[] }>(
  order: Order,
  whole: OrderWithLines,
  market: Market,
): Order & { lines: WireLine[] } => ({
  ...order,
  lines: [...order.lines, ...serviceLines(whole, market)],
});
