import { type MockResponses, mockHost } from '@materia/api-mocks';
import { pathTo } from '@materia/market-model';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit, outcomeOf, posted } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { changePreferences, type PreferencesOutcome } from './preferences.action.ts';
import { loadPreferences, type PreferencesFacts } from './preferences.loader.ts';
import { PreferencesView } from './PreferencesView.tsx';

const STORED: PreferencesFacts = {
  kind: 'customer',
  receipts: { saleReceipt: true, bankCardReceipt: false },
  newsletter: {
    consents: { shopEmail: true, partnersEmail: false, shopSms: false },
    email: 'anna@materia.example',
    isMailboxProven: true,
  },
};

describe.each(markets)('receipts and newsletter in $id', (market) => {
  const { preferences, newsletter } = market.texts;
  const page = pathTo(market.routes)('receiptPreferences');
  const load = async (answers: Partial<MockResponses>) => {
    const { context } = aVisit(market, mockHost(answers), { customer: ANNA });
    return (await outcomeOf(() => loadPreferences({ context }))).facts;
  };
  const send = async (
    fields: Readonly<Record<string, string>>,
    answers: Partial<MockResponses> = {},
  ) => {
    const { context, sessionEvents } = aVisit(market, mockHost(answers), { customer: ANNA });
    const outcome = await outcomeOf(() => changePreferences({ context, request: posted(fields) }));
    return { ...outcome, said: sessionEvents };
  };
  const pageOf = (facts: PreferencesFacts, outcome?: PreferencesOutcome): string =>
    draw(<PreferencesView facts={facts} outcome={outcome} />, market);

  it('shows what was chosen, and what the mailbox receives (ACC-07)', async () => {
    const facts = await load({});
    expect(facts).toMatchObject({ receipts: { saleReceipt: true, bankCardReceipt: false } });
    const html = pageOf(STORED);
    for (const text of [
      preferences.saleReceipt,
      preferences.bankCardReceipt,
      newsletter.shopEmail,
      newsletter.partnersEmail,
      newsletter.shopSms,
      'anna@materia.example',
    ])
      expect(html).toContain(text);
    expect(html.match(/checked=""/g)).toHaveLength(2);
  });

  it('takes receipts that were never chosen as off (PREF-03, ERR-70)', async () => {
    expect(await load({ readPreferences: () => ({ refusal: 'not-found' }) })).toMatchObject({
      receipts: { saleReceipt: false, bankCardReceipt: false },
    });
  });

  it('says that receipts cannot be shown for a status other than success, and keeps the rest (PREF-05, PREF-06, ERR-70)', async () => {
    const facts = await load({
      readPreferences: () => ({
        reply: {
          status: 'error',
          data: {
            digitalDocumentsPreferences: {
              digitalSaleReceiptPreference: true,
              digitalBankCardReceiptPreference: true,
            },
          },
        },
      }),
    });
    expect(facts).toMatchObject({ receipts: undefined, newsletter: { email: expect.any(String) } });
    const html = pageOf({ ...STORED, receipts: undefined });
    expect(html).toContain(preferences.loadError);
    expect(html).toContain(newsletter.shopEmail);
  });

  it('says that the newsletter cannot be shown', () => {
    expect(pageOf({ ...STORED, newsletter: undefined })).toContain(preferences.newsletterLoadError);
  });

  it('saves the receipts and says so; a failure keeps what was ticked (PREF-05, PREF-06)', async () => {
    const typed = { intent: 'receipts', saleReceipt: '1' };
    expect(await send(typed)).toMatchObject({
      status: 303,
      location: page,
      said: [{ kind: 'flash', what: 'preferences.saved' }],
    });
    const refused = await send(typed, {
      setPreferences: ({ body }) => {
        expect(body).toEqual({
          digitalDocumentsPreferences: {
            digitalSaleReceiptPreference: true,
            digitalBankCardReceiptPreference: false,
          },
        });
        return {
          reply: {
            status: 'error',
            data: {
              digitalDocumentsPreferences: {
                digitalSaleReceiptPreference: false,
                digitalBankCardReceiptPreference: false,
              },
            },
          },
        };
      },
    });
    expect(refused).toMatchObject({
      status: 502,
      facts: { form: 'receipts', typed: { saleReceipt: true, bankCardReceipt: false } },
    });
    expect(
      pageOf(STORED, {
        form: 'receipts',
        typed: { saleReceipt: true, bankCardReceipt: true },
      }),
    ).toContain(preferences.saveError);
  });

  it.each([
    ['saved', { shopEmail: '1' }, 'preferences.newsletterSaved'],
    ['saved', {}, 'preferences.newsletterStopped'],
    ['to-confirm', { shopEmail: '1' }, 'preferences.newsletterToConfirm'],
  ] as const)('says what became of the consents: %s %j (ACC-07)', async (status, ticked, what) => {
    expect(
      await send(
        { intent: 'newsletter', ...ticked },
        { setMyNewsletter: () => ({ reply: { status } }) },
      ),
    ).toMatchObject({ status: 303, location: page, said: [{ kind: 'flash', what }] });
  });

  it.each([
    ['too-many-requests', 429, newsletter.tooMany],
    ['bad-input', 422, preferences.noMobile],
  ] as const)('says at the form why it was not saved: %s', async (refusal, status, text) => {
    const { status: shown, facts } = await send(
      { intent: 'newsletter', shopSms: '1' },
      { setMyNewsletter: () => ({ refusal }) },
    );
    expect(shown).toBe(status);
    expect(pageOf(STORED, facts && 'form' in facts ? facts : undefined)).toContain(text);
  });

  it('shows guests what there is to choose where the market opens the page (SET-05, RTE-44)', async () => {
    const { context } = aVisit(market, mockHost({}));
    expect((await outcomeOf(() => loadPreferences({ context }))).facts).toEqual({ kind: 'guest' });
    const html = pageOf({ kind: 'guest' });
    expect(html).toContain(preferences.guestText);
    expect(html).toContain(`href="${pathTo(market.routes)('login')}"`);
  });

  it('passes on failures of the host that are more than this page (PREF-04, ERR-70)', async () => {
    const { context } = aVisit(
      market,
      () => {
        throw new Error('not an answer');
      },
      { customer: ANNA },
    );
    await expect(loadPreferences({ context })).rejects.toThrow('not an answer');
  });
});
