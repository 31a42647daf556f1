import { anOrder, fulfilledBy, mockHost } from '@materia/api-mocks';
import { plainDate } from '@materia/domain-holiday-calendar';
import { pathTo } from '@materia/market-model';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEvent } from './calendar-file.ts';
import { loadGuestCalendar, loadOrderCalendar } from './order-calendar.ts';

const NOW = '2026-03-10T08:00:00Z';
const EVENT: CalendarEvent = {
  uid: '26-1@shop.test',
  when: { kind: 'day', date: plainDate(2026, 12, 31) },
  title: 'Odbiór, zamówienie; 26-1',
  place: 'Materia, Łódź',
  notes: ['Kod: 26-1', 'https://shop.test/zamowienie'],
  url: 'https://shop.test/zamowienie',
};

/** The properties of a file, unfolded, with the escapes resolved. */
const propertiesOf = (file: string): ReadonlyMap<string, string> =>
  new Map(
    file
      .replaceAll('\r\n ', '')
      .trimEnd()
      .split('\r\n')
      .map((line): [string, string] => {
        const at = line.indexOf(':');
        return [
          line.slice(0, at),
          line
            .slice(at + 1)
            .replaceAll(String.raw`\n`, '\n')
            .replaceAll(/\\([\\;,])/g, '$1'),
        ];
      }),
  );

describe('a calendar file', () => {
  it('has lines of at most 75 octets that end with CRLF (RFC 5545)', () => {
    const file = calendarFile({ ...EVENT, title: 'Zażółć gęślą jaźń '.repeat(12) }, NOW);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(propertiesOf(file).get('SUMMARY')).toBe('Zażółć gęślą jaźń '.repeat(12));
  });

  it('escapes commas, semicolons and line breaks, which separate values there', () => {
    const properties = propertiesOf(calendarFile(EVENT, NOW));
    expect(properties.get('SUMMARY')).toBe(EVENT.title);
    expect(properties.get('LOCATION')).toBe(EVENT.place);
    expect(properties.get('DESCRIPTION')).toBe(EVENT.notes.join('\n'));
  });

  it('covers a whole day until the next one, across the end of a year', () => {
    const properties = propertiesOf(calendarFile(EVENT, NOW));
    expect(properties.get('DTSTART;VALUE=DATE')).toBe('20261231');
    expect(properties.get('DTEND;VALUE=DATE')).toBe('20270101');
  });
});

/** The calendar of an order that is collected at a slot from 9 to 10. */
const fileOf = async (
  market: (typeof markets)[number],
  postcode: string,
  change: Parameters<typeof anOrder>[0] = {},
): Promise<Response> => {
  const order = anOrder({
    status: 'READY',
    ...fulfilledBy('drive/scheduled', { date: '2026-07-11', startHour: 9 }),
    ...change,
  });
  const reply = { ...order, retailerInfo: { ...order.retailerInfo, postcode } };
  const { context } = aVisit(market, mockHost({ readOrder: () => ({ reply }) }), {
    customer: ANNA,
  });
  const url = new URL('https://shop.test/calendar');
  return loadOrderCalendar({ context, params: { orderId: 'o-1' }, url });
};

describe.each(markets)('the calendar of an order in $id', (market) => {
  it('says when, where and with which code it is collected', async () => {
    const answer = await fileOf(market, anOrder().retailerInfo.postcode);
    const properties = propertiesOf(await answer.text());
    const { externalId, retailerInfo } = anOrder();
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    expect(answer.headers.get('content-disposition')).toContain(`${externalId}.ics`);
    expect(properties.get('SUMMARY')).toContain(externalId);
    expect(properties.get('LOCATION')).toContain(retailerInfo.name);
    expect(properties.get('DESCRIPTION')).toContain(externalId);
    expect(properties.get('URL')).toBe(
      `https://shop.test${pathTo(market.routes)('orderDetails', { orderId: 'o-1' })}`,
    );
  });

  it('does not exist for a cancelled order', async () => {
    await expect(fileOf(market, '', { status: 'CANCELED' })).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  it('does not exist before the order is confirmed', async () => {
    await expect(
      fileOf(market, '', { confirmUntil: '2026-03-10T12:00:00Z' }),
    ).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('of a guest does not exist before the order is confirmed', async () => {
    const order = anOrder();
    const { context, shop } = aVisit(
      market,
      mockHost({
        readGuestOrders: () => ({
          reply: { orders: [order], in_account: false, confirm_until: '2026-03-10T12:00:00Z' },
        }),
      }),
    );
    const url = new URL(`https://shop.test/calendar?order=${order.externalId}`);
    await expect(
      loadGuestCalendar({
        context,
        params: { link: shop.session.keepGuestLink('a.b.c') },
        url,
      }),
    ).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe('the hours of a calendar', () => {
  const startOf = async (id: string, postcode: string): Promise<string | undefined> => {
    const market = markets.find((each) => each.id === id);
    if (market === undefined) throw new Error(`There is no market ${id}`);
    return propertiesOf(await (await fileOf(market, postcode)).text()).get('DTSTART');
  };

  it.each([
    ['pl', '61-888', '20260711T070000Z'],
    ['es', '28830', '20260711T070000Z'],
    ['es', '35010', '20260711T080000Z'],
    ['pt', '1000-001', '20260711T080000Z'],
    ['pt', '9500-001', '20260711T090000Z'],
  ])('are those of the place: %s %s at nine is %s', async (id, postcode, start) => {
    expect(await startOf(id, postcode)).toBe(start);
  });
});
