import { marketOf } from '@materia/testing/markets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pushEvents, type QueuedEvent, queueEvent } from './analytics-queue.ts';
import {
  acceptAll,
  allows,
  CONSENT_CATEGORIES,
  consentSignals,
  consentTo,
  parseConsent,
  refuseAll,
  writeConsent,
} from './consent.ts';
import { newsletterFaults } from './newsletter.ts';
import { receiptPreferencesOf } from './preferences.ts';

const POLISH_PHONE = marketOf('pl').rules.phone;

describe('consent', () => {
  it('has the categories C0001 to C0005, of which only the necessary one is always on (CNS-01, CNS-05)', () => {
    expect(CONSENT_CATEGORIES.map(({ code, purpose }) => `${code} ${purpose}`)).toEqual([
      'C0001 strictly-necessary',
      'C0002 performance',
      'C0003 functional',
      'C0004 targeting',
      'C0005 social',
    ]);
    expect(CONSENT_CATEGORIES.filter(({ alwaysOn }) => alwaysOn).map(({ code }) => code)).toEqual([
      'C0001',
    ]);
  });

  it('all but the necessary one are off until chosen; accept all, refuse all and a later change work (CNS-05)', () => {
    expect(refuseAll()).toEqual(['C0001']);
    expect(acceptAll()).toEqual(['C0001', 'C0002', 'C0003', 'C0004', 'C0005']);
    expect(consentTo(['C0004', 'C0002'])).toEqual(['C0001', 'C0002', 'C0004']);
    expect(allows(consentTo(['C0002']), 'C0004')).toBe(false);
  });

  it('parses back what it wrote, and treats an invalid text as no further consent', () => {
    const choice = fc.subarray(CONSENT_CATEGORIES.map(({ code }) => code)).map(consentTo);
    fc.assert(
      fc.property(choice, (consent) => {
        expect(parseConsent(writeConsent(consent))).toEqual(consent);
      }),
    );
    expect(parseConsent(',C0001, C0003 ,')).toEqual(['C0001', 'C0003']);
    expect(parseConsent('C00020;%%')).toEqual(['C0001']);
  });

  it('the four signals are denied until their category is allowed (BEY-28)', () => {
    expect(Object.values(consentSignals(refuseAll()))).toEqual([
      'denied',
      'denied',
      'denied',
      'denied',
    ]);
    expect(consentSignals(consentTo(['C0002']))).toMatchObject({
      analytics_storage: 'granted',
      ad_storage: 'denied',
    });
    expect(Object.values(consentSignals(acceptAll()))).toEqual([
      'granted',
      'granted',
      'granted',
      'granted',
    ]);
  });
});

describe('the analytics queue', () => {
  const events = fc.array(fc.record({ page: fc.nat(3), priority: fc.nat(3), event: fc.nat(1000) }));
  const queued = (list: readonly QueuedEvent<number>[]) => list.reduce(queueEvent<number>, []);

  it('pushes by page, then by priority, then by arrival (ANA-02)', () => {
    fc.assert(
      fc.property(events, (list) => {
        const expected = list
          .toSorted((a, b) => a.page - b.page || a.priority - b.priority)
          .map(({ event }) => event);
        expect(pushEvents(queued(list), 'granted')).toEqual({ push: expected, rest: [] });
      }),
    );
  });

  it('queues events until consent is decided, and drops them when it is refused', () => {
    const queue = queued([{ page: 1, priority: 1, event: 7 }]);
    expect(pushEvents(queue, 'not-asked-yet')).toEqual({ push: [], rest: queue });
    expect(pushEvents(queue, 'denied')).toEqual({ push: [], rest: [] });
  });
});

describe('the newsletter form', () => {
  const none = { shopEmail: false, partnersEmail: false, shopSms: false };
  const form = {
    email: 'ana@example.com',
    phone: '',
    firstname: '',
    lastname: '',
    consents: { ...none, shopEmail: true },
  };
  const rule = { nameRequired: false, phone: POLISH_PHONE };

  it('needs at least one ticked box (NWS-03)', () => {
    expect(newsletterFaults(form, rule)).toEqual([]);
    expect(newsletterFaults({ ...form, consents: none }, rule)).toEqual([
      { kind: 'no-box-ticked' },
    ]);
    expect(newsletterFaults({ ...form, consents: { ...none, partnersEmail: true } }, rule)).toEqual(
      [],
    );
  });

  it('an unticked form and an empty field are two different errors (NWS-05)', () => {
    expect(newsletterFaults({ ...form, email: ' ', consents: none }, rule)).toEqual([
      { kind: 'no-box-ticked' },
      { kind: 'field-missing', field: 'email' },
    ]);
  });

  it('always requires the e-mail, the phone with the SMS box, the name where the market requires it (NWS-09)', () => {
    const sms = { ...form, consents: { ...none, shopSms: true } };
    expect(newsletterFaults(sms, rule)).toEqual([{ kind: 'field-missing', field: 'phone' }]);
    expect(newsletterFaults({ ...sms, phone: '601020304' }, rule)).toEqual([]);
    expect(newsletterFaults(form, { ...rule, nameRequired: true })).toEqual([
      { kind: 'field-missing', field: 'firstname' },
      { kind: 'field-missing', field: 'lastname' },
    ]);
  });

  it('checks every field with a value, even an optional one', () => {
    expect(newsletterFaults({ ...form, email: 'ana', phone: '12' }, rule)).toEqual([
      { kind: 'not-an-email' },
      { kind: 'not-a-phone' },
    ]);
    expect(newsletterFaults({ ...form, phone: ' ' }, rule)).toEqual([]);
  });
});

describe('receipt preferences', () => {
  const preferences = { saleReceipt: true, bankCardReceipt: false };

  it('that are stored are returned', () => {
    expect(receiptPreferencesOf({ kind: 'stored', preferences })).toEqual({
      ok: true,
      value: preferences,
    });
  });

  it('that were never set mean both digital receipts off (PREF-03)', () => {
    expect(receiptPreferencesOf({ kind: 'never-set' })).toEqual({
      ok: true,
      value: { saleReceipt: false, bankCardReceipt: false },
    });
  });

  it('read without success are an error (PREF-05)', () => {
    expect(receiptPreferencesOf({ kind: 'unsuccessful' })).toEqual({
      ok: false,
      error: { kind: 'unsuccessful' },
    });
  });

  it('of a failed question pass the failure on unchanged (PREF-04)', () => {
    expect(receiptPreferencesOf({ kind: 'failed', status: 503 })).toEqual({
      ok: false,
      error: { kind: 'failed', status: 503 },
    });
  });
});
