import { HostUnavailable } from '@materia/api-client-kernel';
import { type MockResponses, mockHost } from '@materia/api-mocks';
import { REPORT_REASONS } from '@materia/domain-messages';
import { describe, expect, it } from 'vitest';
import { draw } from '@materia/testing/draw';
import { marketById, markets } from '@materia/testing/markets';
import { aVisit, outcomeOf, posted } from '@materia/testing/visit';
import { followLink, loadLink } from './mail-links.action.ts';
import { loadNewsletter, signUp } from './newsletter.action.ts';
import { MailLinkView } from './MailLinkView.tsx';
import { newsletterLinks } from './newsletter-links.ts';
import { restockNoticeLinks } from './restock-notice-links.ts';
import { NewsletterView } from './NewsletterView.tsx';
import { loadReport, report } from './report.action.ts';
import {
  askForNotice,
  loadRestockNotice,
  type RestockNoticeOutcome,
} from './restock-notice.action.ts';
import { ReportView } from './ReportView.tsx';
import { RestockNoticeView } from './RestockNoticeView.tsx';

const [poland] = markets;
const spain = marketById('es') ?? poland;

const REPORT = {
  address: '/cement-ref1234.html',
  reason: 'counterfeit',
  explanation: 'A copy of our mark.',
  name: 'Jan',
  email: 'jan@shop.example',
  goodFaith: '1',
};
type Fields = Readonly<Record<string, string>>;

const handIn = (fields: Fields, answers: Partial<MockResponses> = {}) =>
  outcomeOf(() =>
    report({ context: aVisit(poland, mockHost(answers)).context, request: posted(fields) }),
  );

describe('the form for reports of illegal content', () => {
  it('is open to everyone and prefills the URL of the page it was opened from (RTE-28)', () => {
    const { address } = loadReport({ url: new URL('https://shop.test/x?address=%2Fcement.html') });
    expect(draw(<ReportView address={address} outcome={undefined} />, poland)).toContain(
      'value="/cement.html"',
    );
  });

  it('shows the receipt number on the page (RTE-29, BEY-16)', async () => {
    const sent: unknown[] = [];
    const reportIllicitContent: MockResponses['reportIllicitContent'] = ({ body }) => {
      sent.push(body);
      return { reply: { receipt: 'R26-4829137-54', received_at: '2026-03-10T08:00:00Z' } };
    };
    const { status, facts } = await handIn(REPORT, { reportIllicitContent });
    const { goodFaith: _goodFaith, ...fields } = REPORT;
    expect([status, sent]).toEqual([200, [{ ...fields, good_faith: true }]]);
    const html = draw(<ReportView address="" outcome={facts} />, poland);
    for (const text of ['R26-4829137-54', 'jan@shop.example']) expect(html).toContain(text);
  });

  it.each([
    ['address', { address: '' }],
    ['address', { address: 'two words' }],
    ['reason', { reason: 'dislike' }],
    ['explanation', { explanation: ' ' }],
    ['explanation', { explanation: 'x'.repeat(5001) }],
    ['name', { name: '' }],
    ['email', { email: 'jan@' }],
    ['goodFaith', { goodFaith: undefined }],
  ])(
    'reports at %s what is wrong with %j and keeps what was typed (RTE-29, MKT-32)',
    async (field, change) => {
      const fields = Object.fromEntries(
        Object.entries({ ...REPORT, ...change }).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, value]],
        ),
      );
      const { status, facts } = await handIn(fields, {
        reportIllicitContent: () => {
          throw new Error('the host was called');
        },
      });
      expect([status, facts?.kind === 'refused' && Object.keys(facts.faults)]).toEqual([
        422,
        [field],
      ]);
      const html = draw(<ReportView address="" outcome={facts} />, poland);
      expect(html).toContain(`href="#${field}"`);
      if (field !== 'explanation') expect(html).toContain('A copy of our mark.');
    },
  );

  it.each(markets.map((market) => [market.id, market] as const))(
    'offers every reason in the language of %s (RTE-29)',
    (_, market) => {
      const html = draw(<ReportView address="" outcome={undefined} />, market);
      for (const reason of REPORT_REASONS) expect(html).toContain(`value="${reason}"`);
    },
  );

  it('reports too many submissions and host errors (ERR-22)', async () => {
    expect(
      (await handIn(REPORT, { reportIllicitContent: () => ({ refusal: 'too-many-requests' }) }))
        .status,
    ).toBe(429);
    const failing = (status: number) =>
      outcomeOf(() =>
        report({
          context: aVisit(poland, () => Promise.reject(new HostUnavailable(status))).context,
          request: posted(REPORT),
        }),
      );
    expect((await failing(502)).facts).toMatchObject({ kind: 'refused', problem: 'failed' });
    await expect(failing(503)).rejects.toThrow(HostUnavailable);
  });
});

const subscribe = (
  fields: Fields,
  market = spain,
  answers: Partial<MockResponses> = {},
  changes: Parameters<typeof aVisit>[2] = {},
) =>
  outcomeOf(() =>
    signUp({
      context: aVisit(market, mockHost(answers), changes).context,
      request: posted(fields),
    }),
  );
const SIGN_UP = { shopEmail: '1', email: 'ana@shop.example', firstname: 'Ana', lastname: 'Ruiz' };
const rendered = (outcome: Parameters<typeof NewsletterView>[0]['outcome'], market = spain) =>
  draw(
    <NewsletterView
      nameRequired={market.settings.newsletter.nameRequired}
      phoneExample="600"
      tickAll
      outcome={outcome}
    />,
    market,
  );

describe('the newsletter form', () => {
  it('sends the chosen store, even if another one sells (NWS-01)', async () => {
    const sent: unknown[] = [];
    const { shop } = aVisit(spain, mockHost({}));
    const { chosen: _, ...showcase } = { ...shop.store, id: '30' };
    await subscribe(
      SIGN_UP,
      spain,
      {
        subscribeToNewsletter: ({ body }) => {
          sent.push(body);
          return { reply: { status: 'to-confirm' } };
        },
      },
      { store: { ...shop.store, chosen: false }, showcase },
    );
    expect(sent).toMatchObject([{ retailerId: '30' }]);
  });

  it('sends name, address, consents and store, without an account (RTE-30, NWS-01, NWS-02)', async () => {
    const sent: unknown[] = [];
    const subscribeToNewsletter: MockResponses['subscribeToNewsletter'] = ({ body }) => {
      sent.push(body);
      return { reply: { status: 'to-confirm' } };
    };
    const { status, facts } = await subscribe({ ...SIGN_UP, prefix: 'mrs' }, spain, {
      subscribeToNewsletter,
    });
    expect(status).toBe(200);
    expect(sent).toEqual([
      {
        prefix: 'mrs',
        firstname: 'Ana',
        lastname: 'Ruiz',
        email: 'ana@shop.example',
        phone: '',
        retailerId: '12',
        consents: {
          receiveMateriaEmail: true,
          receivePartnersEmail: false,
          receiveMateriaSms: false,
        },
      },
    ]);
    expect(rendered(facts)).toContain('ana@shop.example');
  });

  it('distinguishes a missing checkbox from an empty field, with the specified texts (NWS-03, NWS-04, NWS-05)', async () => {
    const { shopEmail: _shopEmail, ...withoutBox } = SIGN_UP;
    const { facts: noBox } = await subscribe(withoutBox);
    expect([
      rendered(noBox).includes('Marca al menos una casilla'),
      rendered(noBox).includes('Todos los campos son obligatorios'),
    ]).toEqual([true, false]);
    const { facts: empty } = await subscribe({ shopEmail: '1' });
    expect([
      rendered(empty).includes('Marca al menos una casilla'),
      rendered(empty).includes('Todos los campos son obligatorios'),
    ]).toEqual([false, true]);
  });

  it('requires a name only where the market does, and a phone number only with the SMS checkbox (NWS-09, ERR-78)', async () => {
    const faultsOf = async (fields: Fields, market = spain) => {
      const { facts } = await subscribe(fields, market);
      return facts?.kind === 'refused' ? Object.keys(facts.faults) : [];
    };
    expect(await faultsOf({ shopEmail: '1', email: 'ana@shop.example' })).toEqual([
      'firstname',
      'lastname',
    ]);
    expect(await faultsOf({ shopEmail: '1', email: 'ana@shop.example' }, poland)).toEqual([]);
    expect(await faultsOf({ shopSms: '1', email: 'ana@shop.example' }, poland)).toEqual(['phone']);
    expect(loadNewsletter({ context: aVisit(spain, mockHost()).context }).nameRequired).toBe(true);
  });

  it('says so when the sign-up failed (NWS-07, ERR-71)', async () => {
    const { facts } = await outcomeOf(() =>
      signUp({
        context: aVisit(spain, () => Promise.reject(new HostUnavailable(502))).context,
        request: posted(SIGN_UP),
      }),
    );
    expect(rendered(facts)).toContain(spain.texts.newsletter.failed);
  });
});

it.each(markets.map((market) => [market.id, market] as const))(
  'both forms link to the privacy information in %s',
  (_, market) => {
    for (const html of [
      rendered(undefined, market),
      draw(<ReportView address="" outcome={undefined} />, market),
    ])
      expect(html).toContain(`href="${market.routes.privacy.canonical}"`);
  },
);

describe('a link in a newsletter mail', () => {
  it('opens a page whose button performs the action; opening it changes nothing (NWS-08)', async () => {
    const requests: string[] = [];
    const answers: Partial<MockResponses> = {
      confirmNewsletter: ({ body }) => (
        requests.push(`confirm ${JSON.stringify(body)}`),
        { reply: { status: 'subscribed' } }
      ),
      stopNewsletter: ({ body }) => (
        requests.push(`stop ${JSON.stringify(body)}`),
        { reply: { status: 'stopped' } }
      ),
    };
    const { token } = loadLink({ params: { token: 'abc' } });
    for (const purpose of ['confirm', 'stop'] as const) {
      expect(
        draw(
          <MailLinkView
            links={newsletterLinks}
            purpose={purpose}
            token={token}
            outcome={undefined}
          />,
          poland,
        ),
      ).toMatch(/<form (?=[^>]*method="post")(?=[^>]*action="\/newsletter\/[a-z]+\/abc")/);
      expect(requests).toHaveLength(purpose === 'confirm' ? 0 : 1);
      expect(
        (
          await outcomeOf(() =>
            followLink(
              'newsletter',
              purpose,
            )({
              context: aVisit(poland, mockHost(answers)).context,
              params: { token },
            }),
          )
        ).facts,
      ).toBe('done');
    }
    expect(requests).toEqual(['confirm {"token":"abc"}', 'stop {"token":"abc"}']);
  });

  it('that is no longer valid is a 404 with a link to the form (NWS-08)', async () => {
    const { status, facts } = await outcomeOf(() =>
      followLink(
        'newsletter',
        'stop',
      )({
        context: aVisit(poland, mockHost({ stopNewsletter: () => ({ refusal: 'not-found' }) }))
          .context,
        params: { token: 'x' },
      }),
    );
    expect([
      status,
      facts &&
        draw(
          <MailLinkView links={newsletterLinks} purpose="stop" token="x" outcome={facts} />,
          poland,
        ).includes('href="/newsletter.html"'),
    ]).toEqual([404, true]);
  });
});

describe('the wish for a notice about a product', () => {
  const product = { sku: '100234', name: 'Cement 25 kg', urlKey: 'cement-25-kg' };
  const CUSTOMER = {
    id: 'c-1',
    firstname: 'Jan',
    lastname: 'Nowak',
    email: 'jan@shop.example',
    mobile: '',
    isProfessional: false,
  };
  const sendIn = (email: string, answers: Partial<MockResponses> = {}) =>
    outcomeOf(() =>
      askForNotice({
        context: aVisit(poland, mockHost(answers)).context,
        params: { sku: product.sku },
        request: posted({ email }),
      }),
    );
  const shown = (email: string | undefined, outcome?: RestockNoticeOutcome) =>
    draw(<RestockNoticeView product={product} email={email} outcome={outcome} />, poland);

  it('is a plain form, filled in with the address of a signed-in customer', async () => {
    const emailFor = async (changes: Parameters<typeof aVisit>[2]) => {
      const { context } = aVisit(poland, mockHost(), changes);
      return (await loadRestockNotice({ context, params: { sku: product.sku } })).email;
    };
    expect(await emailFor({})).toBeUndefined();
    expect(await emailFor({ customer: CUSTOMER })).toBe(CUSTOMER.email);
    const html = shown('jan@shop.example');
    expect(html).toMatch(/<form (?=[^>]*method="post")(?=[^>]*action="[^"]+\/100234")/);
    expect(html).toContain('value="jan@shop.example"');
    expect(shown(undefined)).not.toContain('value="');
  });

  it('names the product and the store of the shopper, and says that the address has to be confirmed', async () => {
    const sent: unknown[] = [];
    const { status, facts } = await sendIn('jan@shop.example', {
      requestRestockNotice: ({ body }) => {
        sent.push(body);
        return { reply: { status: 'to-confirm' } };
      },
    });
    const { shop } = aVisit(poland, mockHost());
    expect([status, sent]).toEqual([
      200,
      [{ sku: product.sku, email: 'jan@shop.example', retailer_id: shop.store.id }],
    ]);
    expect(shown(undefined, facts)).toContain('jan@shop.example');
    expect(shown(undefined, facts)).toContain(poland.texts.restockNotice.doneTitle);
  });

  it.each<
    [string, string, Partial<MockResponses>, number, keyof typeof poland.texts.restockNotice]
  >([
    ['an address that is none', 'jan@', {}, 422, 'notAnEmail'],
    [
      'too many requests',
      'jan@shop.example',
      { requestRestockNotice: () => ({ refusal: 'too-many-requests' }) },
      429,
      'tooMany',
    ],
    [
      'a product that has left the range',
      'jan@shop.example',
      { requestRestockNotice: () => ({ refusal: 'not-found' }) },
      422,
      'failed',
    ],
  ])('keeps what was typed after %s and says why', async (_, email, answers, code, text) => {
    const { status, facts } = await sendIn(email, answers);
    const html = shown(undefined, facts);
    expect(status).toBe(code);
    expect(html).toContain(poland.texts.restockNotice[text]);
    expect(html).toContain(`value="${email}"`);
  });

  it('is confirmed and ended by a button on the page of the link in its mail', async () => {
    const requests: string[] = [];
    const answers: Partial<MockResponses> = {
      confirmRestockNotice: ({ body }) => (
        requests.push(`confirm ${JSON.stringify(body)}`),
        { reply: { status: 'confirmed' } }
      ),
      stopRestockNotice: ({ body }) => (
        requests.push(`stop ${JSON.stringify(body)}`),
        { reply: { status: 'stopped' } }
      ),
    };
    const actions = new Set<string | undefined>();
    for (const purpose of ['confirm', 'stop'] as const) {
      const html = draw(
        <MailLinkView
          links={restockNoticeLinks}
          purpose={purpose}
          token="abc"
          outcome={undefined}
        />,
        poland,
      );
      expect(html).toMatch(/<form (?=[^>]*method="post")(?=[^>]*action="[^"]+\/abc")/);
      actions.add(/action="([^"]+)"/.exec(html)?.[1]);
      const { status } = await outcomeOf(() =>
        followLink(
          'restockNotice',
          purpose,
        )({ context: aVisit(poland, mockHost(answers)).context, params: { token: 'abc' } }),
      );
      expect(status).toBe(200);
    }
    expect(requests).toEqual(['confirm {"token":"abc"}', 'stop {"token":"abc"}']);
    expect(actions.size).toBe(2);
  });
});
