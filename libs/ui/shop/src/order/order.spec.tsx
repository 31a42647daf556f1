import { money } from '@materia/domain-money';
import { trackingOf, type TrackingStepName, type TrackingWording } from '@materia/domain-order';
import { markets } from '@materia/testing/markets';
import { textsIn } from '@materia/testing/texts';
import { describe, expect, it } from 'vitest';
import { htmlInMarket, wordsOf } from '../samples/html-in-market.tsx';
import { aDay } from '../samples/offers.ts';
import { aTracking, KINDS } from '../samples/trackings.ts';
import { AddressCard } from './AddressCard.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { STEP_TEXT_KEYS } from './step-text-keys.ts';

const WORDINGS: readonly TrackingWording[] = ['home-delivery', 'pickup', 'third-party'];
const STEPS: readonly TrackingStepName[] = [
  'validation',
  'preparation',
  'delivery',
  'ready-for-pickup',
  'invoiced',
  'completed',
  'cancelled',
];
/** The number of characters that fit in two lines below a timeline step. */
const SHORT = 40;

describe.each(markets)('an order in $name', (market) => {
  const t = textsIn(market);

  it('has a short text for each step and delivery method (TRK-37)', () => {
    for (const wording of WORDINGS) {
      for (const step of STEPS) {
        const words = t(STEP_TEXT_KEYS[wording][step]);
        expect(words.trim().length).toBeGreaterThan(3);
        expect(words.length).toBeLessThanOrEqual(SHORT);
      }
    }
  });

  it('has different texts for home delivery, store pickup and vendors (TRK-31)', () => {
    const told = (kind: keyof typeof KINDS, status: string) =>
      wordsOf(htmlInMarket(market, <OrderTimeline tracking={aTracking(status, KINDS[kind])} />));
    const home = told('Offer, delivery', 'PREPARED');
    const pickup = told('Offer, pickup', 'PREPARED');
    const vendor = told('Offer, third party', 'PREPARED');
    expect(new Set([home, pickup, vendor]).size).toBe(3);
    expect(home).toContain(market.texts.tracking.preparationHome);
    expect(pickup).toContain(market.texts.tracking.readyForPickupPickup);
    expect(vendor).toContain(market.texts.tracking.preparationThirdParty);
  });

  it('shows the number, day, count and total on its card and links to its page', () => {
    const order = {
      id: '77',
      number: '2026-77',
      placedOn: aDay('2026-11-18'),
      total: {
        included: money(127_350, market.currency),
        excluded: money(103_537, market.currency),
      },
      priceBasis: 'included' as const,
      purchaseOrders: ['77'],
      itemsCount: 14,
      tracking: aTracking('READY'),
      pictures: [],
    };
    const html = htmlInMarket(market, <OrderCard order={order} />);
    const words = wordsOf(html);
    expect(words).toContain(t('tracking.order', { number: '2026-77' }));
    expect(words).toContain(t('tracking.items', { count: 14 }));
    expect(words).toContain(market.texts.tracking.readyForPickupPickup);
    expect(words).toMatch(/18\/11\/2026/);
    expect(words.replaceAll(/\s/g, '')).toMatch(/1\.?273,50/);
    expect(html).toMatch(/href="[^"]*77"/);
  });

  it('names the purchase before its own number where it has several orders, and a firm’s amount without tax', () => {
    const html = htmlInMarket(
      market,
      <OrderCard
        order={{
          id: '78',
          number: '78',
          placedOn: aDay('2026-11-18'),
          total: {
            included: money(127_350, market.currency),
            excluded: money(103_537, market.currency),
          },
          priceBasis: 'excluded',
          purchaseOrders: ['77', '78'],
          itemsCount: 14,
          tracking: aTracking('READY'),
          pictures: [],
        }}
      />,
    );
    const words = wordsOf(html);
    const purchase = words.indexOf(t('firm.purchase', { number: '77' }));
    expect(purchase).toBeGreaterThan(0);
    expect(words.indexOf(t('tracking.order', { number: '78' }))).toBeGreaterThan(purchase);
    expect(words).toContain(t('firm.net'));
    expect(words.replaceAll(/\s/g, '')).toMatch(/1\.?035,37/);
  });
});

describe('the timeline', () => {
  const [market] = markets;
  const statesOf = (html: string) =>
    [...html.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state);
  const timeline = (status: string, earlier: readonly string[] = []) =>
    htmlInMarket(
      market,
      <OrderTimeline tracking={trackingOf(KINDS['Legacy delivery'], status, earlier)} />,
    );

  it.each([
    {
      status: 'PROCESSING',
      states: ['current', 'next', 'next', 'next'],
      rule: 'step 1 is validation (TRK-01)',
    },
    {
      status: 'IN_PREPARATION',
      states: ['done', 'current', 'next', 'next'],
      rule: 'step 2 is preparation (TRK-02)',
    },
    {
      status: 'SHIPPED',
      states: ['done', 'done', 'current', 'next'],
      rule: 'step 3 is delivery (TRK-03)',
    },
    {
      status: 'INVOICED',
      states: ['done', 'done', 'done', 'current'],
      rule: 'step 4 is invoicing (TRK-04)',
    },
    {
      status: 'COMPLETED',
      states: ['done', 'done', 'done', 'done'],
      rule: 'a completed order has no step left (TRK-04)',
    },
  ])('$rule', ({ status, states }) => {
    expect(statesOf(timeline(status))).toEqual(states);
  });

  it('ends a cancelled order at the step it had reached (TRK-05)', () => {
    const html = timeline('CANCELED', ['PROCESSING', 'IN_PREPARATION']);
    expect(statesOf(html)).toEqual(['done', 'done', 'current']);
    expect(wordsOf(html)).toContain(market.texts.tracking.cancelledHome);
  });

  it('shows an unknown status as received, at step 1 (TRK-36)', () => {
    const html = timeline('LOST_IN_SPACE');
    expect(wordsOf(html)).toContain('LOST_IN_SPACE');
    expect(statesOf(html)).toEqual(['current', 'next', 'next', 'next']);
  });

  it('names the current step for screen readers too', () => {
    const html = timeline('SHIPPED');
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
    expect(wordsOf(html)).toContain(
      `${market.texts.tracking.deliveryHome} (${market.texts.tracking.current})`,
    );
  });

  it('shows the day a step was reached', () => {
    const html = htmlInMarket(
      market,
      <OrderTimeline
        tracking={aTracking('READY')}
        reachedOn={{ 1: aDay('2026-11-18'), 3: aDay('2026-11-20') }}
      />,
    );
    expect(wordsOf(html).match(/\d\d\/11\/2026/g)).toEqual(['18/11/2026', '20/11/2026']);
  });
});

describe('an address', () => {
  const [market] = markets;

  it('omits missing lines and keeps identical ones', () => {
    const html = htmlInMarket(
      market,
      <AddressCard
        address={{
          name: 'Anna Kos',
          company: 'Anna Kos',
          lines: ['ul. Długa 14'],
          postcode: '61-888',
          city: 'Poznań',
        }}
      />,
    );
    expect(wordsOf(html)).toBe('Anna Kos Anna Kos ul. Długa 14 61-888 Poznań');
    expect(html).not.toContain('<h3');
  });
});
