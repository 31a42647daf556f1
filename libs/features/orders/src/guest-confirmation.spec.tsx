import { mockHost, type MockResponses } from '@materia/api-mocks';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { aVisit, outcomeOf } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { confirmGuestOrder } from './guest-confirmation.action.ts';
import { GuestConfirmationView } from './GuestConfirmationView.tsx';

const spain = markets.find(({ country }) => country === 'ES') ?? markets[0];

describe('the confirmation of a guest’s order', () => {
  const confirm = (answers: Partial<MockResponses>, link = 'abc.def.ghi') => {
    const { context } = aVisit(spain, mockHost(answers));
    return outcomeOf(() => confirmGuestOrder({ context, params: { link } }));
  };

  it('leads to the order by its own link', async () => {
    expect(
      await confirm({
        confirmGuestOrders: () => ({ reply: { order_id: 'o-1', link: 'one.two.three' } }),
      }),
    ).toMatchObject({ status: 303, location: '/pedido/one.two.three' });
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
    expect(await confirm({}, 'no link')).toMatchObject({ status: 404 });
  });

  it('asks with a form before anything happens', () => {
    const question = draw(<GuestConfirmationView outcome={undefined} />, spain);
    expect(question).toContain('<form method="post"');
    expect(question).toContain(spain.texts.guest.confirmAction);
    for (const [outcome, words] of [
      ['closed', spain.texts.guest.closedText],
      ['unknown-link', spain.texts.guest.goneText],
    ] as const) {
      const html = draw(<GuestConfirmationView outcome={outcome} />, spain);
      expect(html).toContain(words);
      expect(html).not.toContain('<form');
    }
  });
});
