import { RETENTION_DAYS } from '@materia/domain-consent';
import { parsePhone, parsePostcode } from '@materia/domain-contact';
import { plainDate } from '@materia/domain-holiday-calendar';
import { marketById } from '@materia/market-all';
import { companyAddress, type Market } from '@materia/market-model';
import { describe, expect, it } from 'vitest';
import { DEMO_MARKETS } from '../markets/index.ts';
import { contentBlockRows, contentPageRows } from '../rows/content.ts';

const markets = Object.entries(DEMO_MARKETS).map(
  ([id, demo]) => [id, demo, marketById(id) ?? expect.unreachable()] as const,
);

/** Legal forms of companies in the markets and their neighbours. */
const LEGAL_FORM =
  /\b(?:sp\. z o\.o\.|S\. ?A\.(?: ?S\.)?|S\. ?L\.(?: ?U\.)?|SASU?|SARL|SA|Lda|S\.p\.A\.|S\.r\.l\.)/;

/** A number of days near a word for returning or withdrawing, in the markets' languages. */
const RETURNS =
  /zwr[oó]|odst[aą]pi|przyjmie|devol|desist|recoge|aceptan|aceita|r[ée]tract|reprend|changer d’avis|retour|resolver o contrato|reso\b|recedere|restitu/i;
const DAYS = /(\d+)[\s\u00a0\u202f](?:dni|días|jours|dias|giorni)\b/g;

const sentences = (text: string): readonly string[] =>
  text.replaceAll(/<[^>]+>/g, '. ').split(/(?<=[.!?;])\s/);

/** Every text of an object, however deep. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Texts that people read: the market's own, those of the host, and the pages of the demo shop. */
const readTexts = ([, demo, market]: (typeof markets)[number]): readonly string[] =>
  [
    ...textsIn(market.texts),
    ...textsIn(market.hostTexts),
    ...textsIn(
      contentPageRows(demo, market, plainDate(2026, 11, 22)).map(({ html, questions }) => [
        html,
        questions,
      ]),
    ),
    ...textsIn(contentBlockRows(demo, market).map(({ html }) => html)),
  ].map((text) => text.replaceAll('{days}', String(market.settings.returnDays)));

const statedDays = (texts: readonly string[]): readonly number[] =>
  texts
    .flatMap(sentences)
    .filter((sentence) => RETURNS.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(DAYS)].map(([, days]) => Number(days)));

const otherNames = (
  texts: readonly string[],
  { name, company }: Pick<Market, 'name' | 'company'>,
) =>
  texts
    .map((text) => text.replaceAll(company.legalName, ''))
    .filter((text) => new RegExp(`${name},? ${LEGAL_FORM.source}`).test(text));

describe.each(markets)('the identity of market %s', (...row) => {
  const [, demo, market] = row;
  const { company, settings, legalFacts } = market;
  const texts = readTexts(row);

  it('is one: no text states another company name (BEY-19)', () => {
    expect(otherNames(texts, market)).toEqual([]);
    expect(otherNames([`${market.name}, Lda`], market)).toHaveLength(1);
  });

  it('promises one number of days for returns and one for withdrawal (MKT-27, LIM-27)', () => {
    const days = new Set(statedDays(texts));
    expect([...days].toSorted((a, b) => a - b)).toEqual([
      settings.withdrawalDays,
      settings.returnDays,
    ]);
  });

  it('states no number of products, which only the running shop knows (MKT-26, LIM-26)', () =>
    expect(texts.filter((text) => /200[\s.,\u00a0\u202f]?000/.test(text))).toEqual([]));

  it('has a valid phone number and postal code, and is in the footer’s facts (BEY-19)', () => {
    expect(parsePhone(company.phone, market.rules.phone).ok).toBe(true);
    expect(parsePostcode(company.postcode, market.rules.postcode).ok).toBe(true);
    const values = legalFacts.map(({ value }): string => value);
    for (const value of [
      `${company.legalName}, ${companyAddress(company)}`,
      company.email,
      company.phone,
      company.disputeBody,
    ])
      expect(values).toContain(value);
  });

  it('says in the privacy page how long data are kept, as the host deletes them', () => {
    const identifier = market.routes.privacy.canonical.replace(/^\/|\.html$/g, '');
    const pages = contentPageRows(demo, market, plainDate(2026, 11, 22));
    const html = pages.find((page) => page.identifier === identifier)?.html ?? expect.unreachable();
    const [, periods = ''] = /<\/p><ul>((?:<li>[^<]*\d[^<]*<\/li>)+)<\/ul>/.exec(html) ?? [];
    const stated = [...periods.matchAll(/\d+/g)].map(Number);
    expect(stated.toSorted((a, b) => a - b)).toEqual(
      Object.values(RETENTION_DAYS).toSorted((a, b) => a - b),
    );
  });

  it('is stated in terms, privacy and legal notice of the demo shop (BEY-19)', () => {
    const pages = contentPageRows(demo, market, plainDate(2026, 11, 22));
    const htmlOf = (route: 'terms' | 'privacy' | 'legalNotice'): string => {
      const identifier = market.routes[route].canonical.replace(/^\/|\.html$/g, '');
      return pages.find((page) => page.identifier === identifier)?.html ?? expect.unreachable();
    };
    for (const route of ['terms', 'privacy', 'legalNotice'] as const)
      expect(htmlOf(route)).toContain(company.legalName);
    expect(htmlOf('terms')).toContain(company.disputeBody);
    for (const text of [companyAddress(company), company.email, company.phone])
      expect(htmlOf('legalNotice')).toContain(text);
    const register = legalFacts.filter(({ label }) => /KRS|NIF|RCS|NIPC|IVA$/.test(label));
    expect(register.length).toBeGreaterThan(0);
    for (const { value } of register) expect(htmlOf('legalNotice')).toContain(value);
  });
});
