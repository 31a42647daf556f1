import { anOrder, aPdf, type MockResponses, mockHost } from '@materia/api-mocks';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { aVisit, guestReference, outcomeOf } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { loadGuestOrder } from './guest-order.loader.ts';
import { GuestOrderView } from './GuestOrderView.tsx';
import { loadGuestDocument } from './document-file.ts';
import { loadGuestCalendar } from './order-calendar.ts';

const FIRST = 'aaa.link.one';
const SECOND = 'bbb.link.two';

describe.each(markets)('a guest’s order in $id', (market) => {
  const visit = (answers: Partial<MockResponses> = {}) => {
    const { context } = aVisit(
      market,
      mockHost({
        readGuestOrders: ({ body }) => ({
          reply: {
            orders: [
              anOrder({
                currency: market.currency,
                externalId: JSON.stringify(body).includes(FIRST) ? 'M-1' : 'M-2',
              }),
            ],
            in_account: false,
          },
        }),
        ...answers,
      }),
    );
    const open = (link: string, query = '') =>
      outcomeOf(() =>
        loadGuestOrder({
          context,
          params: { link },
          url: new URL(`https://shop.test/order${query}`),
        }),
      );
    return { context, open };
  };
  const pathOf = (reference: string) =>
    market.routes.guestOrder.canonical.replace(':link', reference);

  it('opens by the link of the mail at an address without it, with its query', async () => {
    const { open } = visit();
    expect(await open(FIRST, '?order=M-1')).toMatchObject({
      status: 303,
      location: `${pathOf(guestReference(FIRST))}?order=M-1`,
    });
    const { facts } = await open(guestReference(FIRST), '?order=M-1');
    expect(facts?.order?.number).toBe('M-1');
    const html = draw(<GuestOrderView facts={facts ?? expect.unreachable()} />, market);
    expect(html).toContain(pathOf(guestReference(FIRST)));
    expect(html).not.toContain(FIRST);
  });

  it('is open beside others of the same browser', async () => {
    const { open } = visit();
    await open(FIRST);
    await open(SECOND);
    expect((await open(guestReference(FIRST))).facts?.order?.number).toBe('M-1');
    expect((await open(guestReference(SECOND))).facts?.order?.number).toBe('M-2');
  });

  it('does not open by its address alone: the page asks for the link in the mail', async () => {
    const { open } = visit();
    const { status, facts } = await open(guestReference(FIRST));
    expect(status).toBe(404);
    const html = draw(<GuestOrderView facts={facts ?? expect.unreachable()} />, market);
    expect(html).toContain(market.texts.guest.notOpenedText);
  });

  it('says that a link is wrong or has ended, at an address without it', async () => {
    const { open } = visit({ readGuestOrders: () => ({ refusal: 'not-found' }) });
    expect(await open(FIRST)).toMatchObject({ status: 303 });
    const { status, facts } = await open(guestReference(FIRST));
    expect(status).toBe(404);
    const html = draw(<GuestOrderView facts={facts ?? expect.unreachable()} />, market);
    expect(html).toContain(market.texts.guest.goneText);
  });

  it('has its documents as files for this browser only, whose address lacks the link (RCP-04)', async () => {
    const asked: unknown[] = [];
    const { context } = visit({
      readGuestDocument: ({ body }) => {
        asked.push(body);
        return { reply: aPdf('Sample 7.pdf') };
      },
    });
    const ask = (link: string, query: string) =>
      loadGuestDocument({
        context,
        params: { link },
        url: new URL(`https://shop.test/document${query}`),
      });
    const query = '?order=M-1&document=credit-note:7';
    const moved = await ask(FIRST, query);
    expect([moved.status, moved.headers.get('location')]).toEqual([
      303,
      expect.stringContaining(guestReference(FIRST)),
    ]);
    const file = await ask(guestReference(FIRST), query);
    expect(asked).toEqual([{ link: FIRST, order_id: 'M-1', document: 'credit-note', id: '7' }]);
    expect(Object.fromEntries(file.headers)).toEqual({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Sample 7.pdf"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
    });
    expect(await file.text()).toMatch(/^%PDF/);
    await expect(ask(guestReference(FIRST), '?order=M-1&document=else')).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  it('has a calendar whose address and content lack the link', async () => {
    const { context } = visit();
    const ask = (link: string) =>
      loadGuestCalendar({
        context,
        params: { link },
        url: new URL('https://shop.test/calendar?order=M-1'),
      });
    const moved = await ask(FIRST);
    expect(moved.status).toBe(303);
    expect(moved.headers.get('location')).toContain(guestReference(FIRST));
    expect(moved.headers.get('referrer-policy')).toBe('no-referrer');
    const file = await ask(guestReference(FIRST));
    expect(await file.text()).not.toContain(FIRST);
  });
});
