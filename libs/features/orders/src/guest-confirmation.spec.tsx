import { mockHost, type MockResponses } from '@materia/api-mocks';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { aVisit, guestReference, outcomeOf } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { confirmGuestOrder, loadGuestConfirmation } from './guest-confirmation.action.ts';
import { GuestConfirmationView } from './GuestConfirmationView.tsx';

const spain = markets.find(({ country }) => country === 'ES') ?? markets[0];
const LINK = 'abc.def.ghi';

describe('the confirmation of a guest’s order', () => {
  const visit = (answers: Partial<MockResponses> = {}) => {
    const { context, sessionEvents } = aVisit(spain, mockHost(answers));
    const open = (link: string) =>
      outcomeOf(() => loadGuestConfirmation({ context, params: { link } }));
    const confirm = (link: string) =>
      outcomeOf(() => confirmGuestOrder({ context, params: { link } }));
    return { open, confirm, sessionEvents };
  };
  /** Opens the link of the mail, and confirms on the page to which it leads. */
  const confirm = async (answers: Partial<MockResponses>) => {
    const opened = visit(answers);
    await opened.open(LINK);
    return opened.confirm(guestReference(LINK));
  };

  it('opens by the link of the mail at an address without it', async () => {
    const { open, sessionEvents } = visit();
    expect(await open(LINK)).toMatchObject({
      status: 303,
      location: `/pedido/confirmar/${guestReference(LINK)}`,
    });
    expect(sessionEvents).toEqual([{ kind: 'keep-guest-link', what: LINK }]);
    expect(await open(guestReference(LINK))).toMatchObject({ status: 200, facts: undefined });
  });

  it('opens in no browser that has not opened the link', async () => {
    const { open, confirm: send } = visit();
    const unopened = { status: 404, facts: 'not-opened' };
    expect(await open(guestReference(LINK))).toMatchObject(unopened);
    expect(await send(guestReference(LINK))).toMatchObject(unopened);
    expect(await send('no link')).toMatchObject(unopened);
  });

  it('leads to the order by its own link', async () => {
    expect(
      await confirm({
        confirmGuestOrders: () => ({ reply: { order_id: 'o-1', link: 'one.two.three' } }),
      }),
    ).toMatchObject({ status: 303, location: `/pedido/${guestReference('one.two.three')}` });
  });

  it('of an account says that it is confirmed, because its reader may not be signed in', async () => {
    expect(
      await confirm({ confirmGuestOrders: () => ({ reply: { order_id: 'o-1' } }) }),
    ).toMatchObject({ facts: { kind: 'confirmed', orderId: 'o-1' } });
    const html = draw(
      <GuestConfirmationView outcome={{ kind: 'confirmed', orderId: 'o-1' }} />,
      spain,
    );
    expect(html).toContain(spain.texts.guest.confirmedTitle);
    expect(html).toContain('o-1');
    expect(html).not.toContain('<form');
  });

  it('says that the order has lapsed, or that the link is not valid', async () => {
    expect(
      await confirm({ confirmGuestOrders: () => ({ refusal: 'purchase-closed' }) }),
    ).toMatchObject({ status: 410, facts: 'closed' });
    expect(await confirm({ confirmGuestOrders: () => ({ refusal: 'not-found' }) })).toMatchObject({
      status: 404,
      facts: 'unknown-link',
    });
  });

  it('asks with a form before anything happens', () => {
    const question = draw(<GuestConfirmationView outcome={undefined} />, spain);
    expect(question).toContain('<form method="post"');
    expect(question).toContain(spain.texts.guest.confirmAction);
    for (const [outcome, words] of [
      ['closed', spain.texts.guest.closedText],
      ['unknown-link', spain.texts.guest.goneText],
      ['not-opened', spain.texts.guest.notOpenedText],
    ] as const) {
      const html = draw(<GuestConfirmationView outcome={outcome} />, spain);
      expect(html).toContain(words);
      expect(html).not.toContain('<form');
    }
  });
});
