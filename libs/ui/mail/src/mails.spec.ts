import { plainDate } from '@materia/domain-holiday-calendar';
import { contrastOf } from '@materia/ui-design-system/contrast';
import { formatMinorUnits, type Market, pathTo, writeTime } from '@materia/market-model';
import { markets } from '@materia/testing/markets';
import { hostTextsIn, textsIn } from '@materia/testing/texts';
import { describe, expect, it } from 'vitest';
import { DARK, LIGHT, MAIL_PAIRS } from './mail-look.ts';
import { renderMail, type RenderedMail } from './render-mail.ts';
import { fulfilmentRows } from './mails/order-facts.ts';
import { SAMPLE_FULFILMENTS, SAMPLE_MAILS, SAMPLE_NUMBER, SAMPLE_ORIGIN } from './samples.ts';

const each: readonly (readonly [string, Market])[] = markets.map((market) => [market.id, market]);
const NAMES = Object.keys(SAMPLE_MAILS);

const mailOf = (name: string, market: Market): RenderedMail => {
  const voice = { market, t: hostTextsIn(market), words: textsIn(market) };
  const write = SAMPLE_MAILS[name];
  if (write === undefined) throw new Error(`There is no sample ${name}`);
  return renderMail(write(voice), voice, SAMPLE_ORIGIN);
};

/** The visible text of a document, without markup and with entities resolved. */
const readable = (html: string): string =>
  html
    .replace(/^.*<body/s, '<body')
    .replace(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ');

type Facts = (words: Market) => readonly string[];
const money =
  (minor: number): Facts =>
  ({ numberFormat, currencyFormat }) => [formatMinorUnits(minor, numberFormat, currencyFormat)];
const number: Facts = () => [SAMPLE_NUMBER];
const named: Facts = () => ['Ana', '600 100 200'];
const all =
  (...facts: readonly Facts[]): Facts =>
  (market) =>
    facts.flatMap((fact) => fact(market));

/** The last day for which products are held. */
const LAST_DAY = plainDate(2026, 12, 1);

const RETURN_CODE = `${SAMPLE_NUMBER}-R1`;

/** What each mail must state, in any market. */
const MUST_STATE: Readonly<Record<string, Facts>> = {
  'Order, collected in two hours, paid in store': all(
    number,
    named,
    money(151_070),
    money(28_249),
    money(490),
    money(2400),
    ({ hostTexts, clock }) => [
      hostTexts.orderMail.payInStore,
      writeTime(750, clock),
      'Rua Nova 4',
      '12 × Weber 25 kg',
    ],
  ),
  'Order, three shipments': all(number, named, money(1990), ({ texts, hostTexts, clock }) => [
    '261123-48214',
    '261123-48215',
    'Brico Sol',
    writeTime(540, clock),
    writeTime(600, clock),
    'Rua do Sol 4, 1200-003 Vila',
    'Papelaria Sol',
    texts.paymentMethod.card,
    hostTexts.orderMail.relay,
  ]),
  'Order of a firm, without tax': all(number, named, money(151_070), money(28_249), (market) => [
    market.texts.line.totalExcluded,
    market.hostTexts.orderMail.purchase,
    'Budowa sp. z o.o.',
    '5260250274',
    'Budowa 7/2026',
    'Jan Kos',
  ]),
  'Order of a guest, in a locker and at home': all(number, ({ hostTexts }) => [
    hostTexts.orderMail.locker,
    'VIL04A',
    '1200-003',
  ]),
  'Order, transfer received': all(number, ({ hostTexts }) => [hostTexts.orderMail.titlePaid]),
  'Order preparing': all(number, named),
  'Order ready': all(number, named, ({ clock }) => [writeTime(750, clock), 'Rua Nova 4']),
  'Order shipped': all(number, named, () => ['Brico Sol', `${SAMPLE_ORIGIN}/orders/`]),
  'Order shipped to a point': all(number, ({ hostTexts }) => [
    hostTexts.orderMail.shippedToPoint,
    'Papelaria Sol',
  ]),
  'Order completed': all(number, named),
  'Order cancelled': all(number, named, money(151_070)),
  'Order cancelled, nothing paid': all(number, ({ hostTexts }) => [
    hostTexts.orderMail.nothingPaid,
  ]),
  'Hold of an order ends, not prepared': all(number, named, ({ longDate }) => [longDate(LAST_DAY)]),
  'Hold of an order ends, ready': all(number, named, ({ longDate }) => [longDate(LAST_DAY)]),
  'Payment waiting, reference': all(number, money(148_180), ({ clock }) => [
    '11249',
    '123\u00a0456\u00a0789',
    writeTime(1085, clock),
    `${SAMPLE_ORIGIN}/payment/1`,
  ]),
  'Payment waiting, transfer': all(number, money(148_180), () => ['24', '72']),
  'Payment refused': all(number, money(148_180), ({ clock }) => [
    writeTime(1085, clock),
    `${SAMPLE_ORIGIN}/payment/1`,
  ]),
  'Purchase lapsed': all(number, () => [`${SAMPLE_ORIGIN}/cart`]),
  'Refund started': all(number, money(148_180)),
  'Refund of a second payment': all(number, money(148_180)),
  'Refund sent': all(number, money(148_180), ({ texts }) => [texts.paymentMethod.card]),
  'Guest confirms an order': all(money(148_780), money(600), ({ clock }) => [
    writeTime(1085, clock),
    `${SAMPLE_ORIGIN}/confirm/abc`,
  ]),
  'Invoice of a seller': all(number, named, () => [`${SAMPLE_ORIGIN}/orders/`]),
  'Withdrawal received': all(number, named, money(148_180), ({ clock, hostTexts, longDate }) => [
    writeTime(1085, clock),
    '12 × Weber 25 kg',
    'Ana Silva',
    RETURN_CODE,
    'Rua Nova 4',
    hostTexts.returnMail.outsideTradeText,
    longDate(LAST_DAY),
  ]),
  'Return by the promise': all(number, named, money(148_180), ({ hostTexts }) => [
    RETURN_CODE,
    hostTexts.returnMail.codeStore,
  ]),
  'Return arrived': all(number, named, () => [RETURN_CODE]),
  'Return checked': all(number, named, money(74_090), ({ texts }) => [
    RETURN_CODE,
    texts.withdrawal.faultDamaged,
  ]),
  'Return accepted': all(number, named, money(148_180), () => [RETURN_CODE]),
  'Return refused': all(number, named, ({ texts, company }) => [
    texts.withdrawal.faultUsed,
    company.email,
  ]),
  'Pallets returned': all(number, named, money(3600)),
  'Vendor, return': all(number, () => [RETURN_CODE, '12 × Weber 25 kg']),
  'Vendor, cancelled': all(number, () => ['12 × Weber 25 kg']),
  'Digital receipt': all(money(148_180), ({ clock }) => [
    writeTime(1085, clock),
    '0030-2-20261120-0000007',
    `${SAMPLE_ORIGIN}/purchases/abc`,
  ]),
  'Order to approve': all(money(148_180), () => [`${SAMPLE_ORIGIN}/approvals/abc`]),
  'Order approved': all(number, () => [`${SAMPLE_ORIGIN}/approvals/abc`]),
  'Order refused by an approver': ({ hostTexts }) => [
    hostTexts.approvalMail.back,
    `${SAMPLE_ORIGIN}/approvals/abc`,
  ],
  'Order not approved in time': ({ hostTexts }) => [hostTexts.approvalMail.backQuote],
  'Company invitation': () => [`${SAMPLE_ORIGIN}/company/abc`],
  'Account created': ({ company }) => [company.email, `${SAMPLE_ORIGIN}/confirm/abc`],
  'Account to confirm': ({ company }) => [company.email, `${SAMPLE_ORIGIN}/confirm/abc`],
  'Password to reset': () => ['K7MP-2XQA', `${SAMPLE_ORIGIN}/password?link=abc`],
  'Password changed': () => [`${SAMPLE_ORIGIN}/password`],
  'Account to activate': () => [`${SAMPLE_ORIGIN}/activate?token=abc`],
  'Account erased': ({ company, texts, hostTexts }) => [
    company.email,
    'D-3F9A2C71B4',
    hostTexts.dataMail.keptTitle,
    texts.myData.taxWhat,
  ],
  'New e-mail address to confirm': () => [`${SAMPLE_ORIGIN}/email/abc`],
  'New e-mail address asked for': ({ company }) => [company.email, `${SAMPLE_ORIGIN}/account`],
  'E-mail address changed': ({ company }) => [company.email],
  'Message answered': () => ['26-4829137-54', `${SAMPLE_ORIGIN}/thread/abc`],
  'Invitation of a seller': () => ['Deska', 'Hq3vX0e5bC8yT2mZ7kPfJ4nLw9RsUdAg'],
  'Message for a seller': ({ settings }) => [
    '26-4829137-54',
    'thread-1',
    String(settings.answerDays),
  ],
  'Message not answered in time': () => ['26-4829137-54', 'thread-1'],
  'Newsletter to confirm': () => [`${SAMPLE_ORIGIN}/newsletter/abc`],
  'Newsletter confirmed': () => ['Ana', `${SAMPLE_ORIGIN}/newsletter/stop/abc`],
  'Coupon for points': () => ['Ana', 'M-ABCDEFGHJK', '12,50', `${SAMPLE_ORIGIN}/club`],
  'Restock notice to confirm': () => [
    'Ferrogan DX 5 18 V',
    `${SAMPLE_ORIGIN}/restock/confirm/abc`,
    `${SAMPLE_ORIGIN}/restock/stop/abc`,
  ],
  'Product available again': () => [
    'Ferrogan DX 5 18 V',
    `${SAMPLE_ORIGIN}/product.html`,
    `${SAMPLE_ORIGIN}/restock/stop/abc`,
  ],
  'Report received': () => ['R-261123-0042', `${SAMPLE_ORIGIN}/product.html`],
  'Report decided': () => ['R-261123-0042', 'Lorem ipsum dolor sit amet.'],
};

describe.each(each)('the mails of %s', (_, market) => {
  it('have a table of facts each', () => {
    expect(Object.keys(MUST_STATE).toSorted()).toEqual(NAMES.toSorted());
  });

  it.each(NAMES)('%s: text and HTML both state every fact (PLO-03, BEY-19)', (name) => {
    const { subject, text, html } = mailOf(name, market);
    const { legalName, street, email, phone } = market.company;
    expect(subject).not.toMatch(/[{}\n]/);
    for (const fact of [...(MUST_STATE[name]?.(market) ?? []), legalName, street, email, phone]) {
      expect(text).toContain(fact);
      if (!fact.startsWith('https:')) expect(readable(html)).toContain(fact.replaceAll(/\s/g, ' '));
      else expect(html).toContain(fact);
    }
  });

  it.each(NAMES)('%s: HTML states no fact that the text lacks', (name) => {
    const { text, html } = mailOf(name, market);
    const plain = text.replaceAll(/\s+/g, ' ');
    const cells = [...html.matchAll(/<(p|th|td|h1|h2)\b[^>]*>([^<]+)<\/\1>/g)];
    expect(cells.length).toBeGreaterThan(3);
    for (const [, , words = ''] of cells) expect(plain).toContain(readable(words).trim());
  });

  it.each(NAMES)(
    '%s: names its language, keeps its headings in order and loads no resource',
    (name) => {
      const { html } = mailOf(name, market);
      expect(html).toContain(`lang="${market.locale}"`);
      expect(html.match(/<h1\b/g)).toHaveLength(1);
      expect(html.indexOf('<h1')).toBeLessThan(`${html}<h2`.indexOf('<h2'));
      expect(html).not.toMatch(/<(?:img|script|link|iframe|form)\b|url\(|@import/);
      const addresses = [...html.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address);
      for (const address of addresses)
        expect(address).toMatch(/^(?:https:\/\/shop\.example\/|mailto:|tel:)/);
    },
  );

  it('of a cancelled order name no day on which it would come', () => {
    const { arrives, pickupSlot, readyFrom } = market.texts.handover;
    for (const name of ['Order cancelled', 'Order cancelled, nothing paid'] as const)
      for (const label of [arrives, pickupSlot, readyFrom])
        expect(mailOf(name, market).text).not.toContain(`${label}:`);
  });

  it('of a heavy delivery repeat what its driver knows of the place', () => {
    const { forDriver, van, stairs, crane } = market.texts.siteAccess;
    const order = {
      seller: undefined,
      fulfilment: SAMPLE_FULFILMENTS.home,
      siteAccess: { road: 'van', floor: 'stairs', unloading: 'crane' },
    } as const;
    expect(
      fulfilmentRows(
        order,
        { market, t: hostTextsIn(market), words: textsIn(market) },
        { withTime: true },
      ),
    ).toContainEqual({
      label: forDriver,
      value: [van, stairs, crane].join(' · '),
    });
  });

  it('of a placed order begin with its day, list its amounts, and say how to cancel it', () => {
    const { text } = mailOf('Order, three shipments', market);
    const { handover, rights, checkout } = market.texts;
    const places = [
      handover.pickupSlot,
      SAMPLE_NUMBER,
      handover.arrives,
      '261123-48214',
      handover.atPoint,
      '261123-48215',
      `${checkout.together}\n-`,
      handover.changeTitle,
      rights.title,
    ].map((words) => text.indexOf(words, text.indexOf(handover.pickupSlot)));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places.every((place) => place >= 0)).toBe(true);
    for (const number of [SAMPLE_NUMBER, '261123-48214', '261123-48215'])
      expect(text).toContain(`${SAMPLE_ORIGIN}/orders/${number}#withdrawal`);
    expect(text).toContain(SAMPLE_ORIGIN + pathTo(market.routes)('terms'));
    expect(text).toContain(market.company.email);
    expect(text.split(market.texts.line.total)).toHaveLength(5);
  });

  it('show the pickup code of what is collected in the store, and of nothing else', () => {
    const code = market.texts.handover.codeText;
    expect(mailOf('Order, collected in two hours, paid in store', market).text).toContain(code);
    expect(mailOf('Order ready', market).text).toContain(code);
    for (const name of ['Order shipped', 'Order cancelled', 'Order, transfer received'] as const)
      expect(mailOf(name, market).text).not.toContain(code);
  });

  it('escape their facts', () => {
    const voice = { market, t: hostTextsIn(market), words: textsIn(market) };
    const content = {
      subject: 'a',
      preview: '<b>',
      title: '<i>x</i>',
      blocks: [{ kind: 'text', text: '<script>1</script>' }],
    } as const;
    expect(renderMail(content, voice, SAMPLE_ORIGIN).html).not.toMatch(/<(?:b|i|script)>/);
  });
});

describe('the colours of mails', () => {
  it.each(MAIL_PAIRS)('%s on %s can be read on light and on dark grounds', (front, back) => {
    for (const colours of [LIGHT, DARK])
      expect(contrastOf(colours[front], colours[back])).toBeGreaterThanOrEqual(4.5);
  });
});
