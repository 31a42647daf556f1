import type { LongDate } from '@materia/market-model';
import { plainDate } from '@materia/domain-holiday-calendar';
import { markets } from '@materia/testing/markets';
import { afterEach, describe, expect, it, vi } from 'vitest';

const DAY = plainDate(2026, 11, 24);
const OTHER = plainDate(2026, 11, 25);

/** A fresh copy of the module, as a page loads it. */
const freshPage = async (): Promise<typeof import('./long-dates.ts')> => {
  vi.resetModules();
  return import('./long-dates.ts');
};

describe.each(markets)('long dates of a page in $name', ({ longDate, shortDay }) => {
  afterEach(() => vi.unstubAllGlobals());

  it('are formatted on the server, which passes on the days that the page shows', async () => {
    const { longDateOf, withLongDates } = await freshPage();
    const write = longDateOf(shortDay);
    const made = withLongDates(longDate, () => `${write(DAY)}, ${write(DAY)}`);
    expect(made).toEqual({
      page: `${longDate(DAY)}, ${longDate(DAY)}`,
      days: { [DAY]: longDate(DAY) },
    });
    expect(withLongDates(longDate, () => '').days).toEqual({});
  });

  it('are those sent with the first page, and numeric for any other day', async () => {
    const { longDateOf } = await freshPage();
    vi.stubGlobal('window', { materiaDays: { [DAY]: longDate(DAY) } });
    const write = longDateOf(shortDay);
    expect([write(DAY), write(OTHER)]).toEqual([longDate(DAY), '25/11/2026']);
  });

  it('are formatted in the browser once a further page has loaded the date names', async () => {
    const { fetchLongDates, longDateOf, longDatesFrom } = await freshPage();
    const load = vi.fn<() => Promise<LongDate>>(async () => longDate);
    longDatesFrom(load);
    await Promise.all([fetchLongDates(), fetchLongDates()]);
    expect(longDateOf(shortDay)(OTHER)).toBe(longDate(OTHER));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('are requested again after a failure', async () => {
    const { fetchLongDates, longDateOf, longDatesFrom } = await freshPage();
    const load = vi
      .fn<() => Promise<LongDate>>(async () => longDate)
      .mockRejectedValueOnce(new Error('offline'));
    longDatesFrom(load);
    await fetchLongDates();
    expect(longDateOf(shortDay)(OTHER)).toBe('25/11/2026');
    await fetchLongDates();
    expect(longDateOf(shortDay)(OTHER)).toBe(longDate(OTHER));
  });
});
