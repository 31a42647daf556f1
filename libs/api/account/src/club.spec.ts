import { mockHost } from '@materia/api-mocks';
import { money } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import { fetchClubAccount, fetchClubRules, findClubCard, subscribeToClub } from './club.ts';

describe('the calls of the club', () => {
  it('give card, points and rank, rewards and counters as domain values (LOY-01, LOY-02, LOY-03, LOY-15, CALL-100)', async () => {
    expect(await fetchClubAccount(mockHost({}))).toMatchObject({
      cardNumber: '9800000000427',
      points: 850,
      rank: 'SILVER',
      worth: money(850, 'PLN'),
      rewards: [{ code: 'M-ABCDEFGHJK', value: money(500, 'PLN'), isUsed: false }],
      next: { level: 3, percent: 3, missing: money(200_001, 'PLN') },
    });
  });

  it('give the attributes of the customer: card number, category code and rank (LOY-03, CALL-104)', async () => {
    const answer = await mockHost({
      readLoyaltyCustomer: () => ({
        reply: {
          loyalty_card_number: '9800000000427',
          loyalty_category_code: '3',
          loyalty_rank: 'GOLD',
        },
      }),
    })('readLoyaltyCustomer', {});
    expect(answer).toMatchObject({
      ok: true,
      value: { loyalty_card_number: '9800000000427', loyalty_category_code: '3' },
    });
  });

  it.each([
    ['already-linked', 'already-linked'],
    ['bad-input', 'incomplete'],
    ['not-found', 'failed'],
  ] as const)('tell why nobody joined: %s (LOY-14, CALL-101, CALL-102)', async (refusal, kind) => {
    expect(await subscribeToClub(mockHost({ subscribeToLoyalty: () => ({ refusal }) }))).toEqual({
      ok: false,
      error: { kind },
    });
  });

  it('find a card by its number and a postal code (CALL-103, CALL-108)', async () => {
    const host = mockHost({
      findLoyaltyCard: ({ params }) =>
        JSON.stringify(params) === '{"cardId":"9800000000427","postcode":"60-001"}'
          ? { reply: { loyalty: { cardNumbers: ['9800000000427'] } } }
          : { refusal: 'not-found' },
    });
    const card = { cardNumber: '9800000000427', postcode: '60-001' };
    expect(await findClubCard(host, card)).toEqual({ ok: true, value: card.cardNumber });
    expect(await findClubCard(host, { ...card, postcode: '60-002' })).toEqual({
      ok: false,
      error: { kind: 'not-a-card' },
    });
  });

  it('give the rules, and none where there is no club (LOY-16, CALL-104)', async () => {
    expect(await fetchClubRules(mockHost({}))).toMatchObject({
      worthOfHundred: money(100, 'PLN'),
      couponMonths: 12,
    });
    expect(
      await fetchClubRules(mockHost({ readLoyaltyInfo: () => ({ refusal: 'not-found' }) })),
    ).toBeUndefined();
  });
});
