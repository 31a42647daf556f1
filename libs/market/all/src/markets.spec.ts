import { EU_VAT, parseTaxNumber, type TaxNumberRule } from '@materia/domain-tax-number';
import { flagSet } from '@materia/domain-feature-flags';
import { addDays, plainDate } from '@materia/domain-holiday-calendar';
import { money } from '@materia/domain-money';
import { ecoContributions, taxedAmount } from '@materia/domain-pricing';
import {
  formatMinorUnits,
  formatNumber,
  formatShortDate,
  pathTo,
  type Market,
  writeTime,
} from '@materia/market-model';
import { describe, expect, it } from 'vitest';
import { marketById, markets } from './index.ts';

const all: readonly Market[] = markets;
const each = all.map((market) => [market.id, market] as const);
const values = <Key extends keyof Market>(key: Key) =>
  Object.fromEntries(all.map((market) => [market.id, market[key]]));

describe('the markets of the shop', () => {
  it('are Poland, Spain, France and Portugal, found by their id; an unknown id finds none (MKT-02, MKT-04, MKT-05)', () => {
    expect(values('country')).toEqual({ pl: 'PL', es: 'ES', fr: 'FR', pt: 'PT' });
    expect(marketById('fr')?.locale).toBe('fr-FR');
    expect(marketById('it')).toBeUndefined();
  });
  it('have their own time zones (MKT-07, MKT-08)', () => {
    expect(values('timeZone')).toMatchObject({
      pl: 'Europe/Warsaw',
      es: 'Europe/Madrid',
      fr: 'Europe/Paris',
      pt: 'Europe/Lisbon',
    });
  });
  it('use złoty in Poland and euro elsewhere (MKT-12)', () => {
    expect(values('currency')).toMatchObject({ pl: 'PLN', es: 'EUR', fr: 'EUR', pt: 'EUR' });
  });
  it('start the week on Monday (MKT-10, MKT-11)', () => {
    expect(all.filter(({ settings }) => settings.weekStart !== 1)).toEqual([]);
  });
  it('have a step of the preparation fee in their own currency, with the figure of the specification (MKT-13)', () => {
    expect(all.map(({ settings }) => settings.preparationFeeStepMinor)).toEqual(all.map(() => 600));
  });
  it('keep data after an erasure for as long as the law of the country says', () => {
    const years = Object.fromEntries(
      all.map(({ id, settings }) => [id, Object.values(settings.retentionYears)]),
    );
    expect(years).toEqual({ pl: [5, 6, 5], es: [6, 5, 5], fr: [10, 10, 5], pt: [10, 10, 5] });
  });
  it('require a mobile number in Spain only, and lock no capacity unit in Poland (SET-06, SET-01)', () => {
    expect(all.filter(({ settings }) => settings.mobileNumberRequired).map(({ id }) => id)).toEqual(
      ['es'],
    );
    expect(marketById('pl')?.settings.lockedCapacityUnits).toEqual([]);
  });
  it('name two different references for fee and pallet lines, no reference twice (SET-09, SET-10)', () => {
    const references = all.flatMap(({ settings }) => [
      settings.preparationFeeReference,
      settings.returnablePalletReference,
    ]);
    expect(new Set(references).size).toBe(references.length);
  });
  it('use one layout of the cart address and know the other; the words for a delivery line are in their own language (SET-02, SET-08)', () => {
    for (const { routes, settings, texts } of all) {
      expect([routes.cart.canonical, ...routes.cart.aliases].toSorted()).toEqual([
        '/cart',
        '/checkout/cart',
      ]);
      expect(settings.deliveryWords.length).toBeGreaterThan(0);
      expect(
        settings.deliveryWords.some((word) =>
          texts.line.shipping.toLowerCase().includes(word.slice(0, 4)),
        ),
      ).toBe(true);
    }
    const words = all.map(({ settings }) => settings.deliveryWords.join());
    expect(new Set(words).size).toBe(words.length);
  });
  it.each([
    ['pl', ['blik', 'card', 'p24', 'paypal_express', 'credit', 'pay_in_store']],
    ['es', ['card', 'bizum', 'paypal_express', 'credit', 'pay_in_store']],
    ['fr', ['card', 'paypal_express', 'credit', 'pay_in_store']],
    ['pt', ['mb_way', 'multibanco', 'card', 'paypal_express', 'pay_in_store']],
  ])(
    'list the payment methods of %s, the most used one first (SET-07, PAY-01, PAY-03, PAY-04)',
    (id, methods) => expect(marketById(id)?.settings.paymentMethods).toEqual(methods),
  );

  it('listen on different ports', () =>
    expect(new Set(all.map(({ port }) => port)).size).toBe(all.length));
});

describe('flags of a market', () => {
  const web = (id: string) =>
    flagSet({ channel: 'web', choices: {}, presets: marketById(id)?.flagPresets ?? {} });
  /** The flags of the markets that the requirements name. */
  const on = (key: keyof ReturnType<typeof web>) =>
    ['pl', 'es', 'fr', 'pt'].filter((id) => web(id)[key]);
  it('are those of a marketplace in Poland, the reference market in Polish (MKT-03)', () => {
    expect(web('pl')).toMatchObject({ MARKETPLACE_MODE: true, MARKETPLACE_LABEL: true });
    expect([all[0]?.id, all[0]?.locale, all[0]?.language]).toEqual(['pl', 'pl-PL', 'pl']);
  });
  it('require accepting the terms everywhere but in Poland (FLAG-04, FLD-01)', () =>
    expect(on('CHECKOUT_TERMS_ACCEPTANCE_REQUIRED')).toEqual(['es', 'fr', 'pt']));
  it('hide invoices, fiscal id and company types in Poland (FLR-03, FLAG-07, FLAG-10)', () => {
    for (const key of [
      'INVOICES_PAGE',
      'USER_FISCAL_ID',
      'ACCOUNT_CREATION_COMPANY_TYPES',
    ] as const)
      expect(on(key)).toEqual(['es', 'fr', 'pt']);
  });
  it('enable recommendations and editing of personal data in Poland, as elsewhere (FLD-07)', () => {
    for (const key of ['RECOMMENDATIONS', 'ADDRESS_FORM_EDITABLE_PERSONAL_INFO'] as const) {
      expect(marketById('pl')?.flagPresets[key]).toBe(true);
      expect(on(key)).toEqual(['pl', 'es', 'fr', 'pt']);
    }
  });
  it('limit a session to one day in Spain only (FLAG-35)', () =>
    expect(on('SESSION_SAME_CALENDAR_DAY')).toEqual(['es']));
  it('enable the loyalty club in Poland only (FLAG-43)', () =>
    expect(on('LOYALTY_CLUB')).toEqual(['pl']));
  it('read the store from the query in Poland only (FLAG-30)', () =>
    expect(on('CHANGE_STORE_FROM_QUERY')).toEqual(['pl']));
});

describe('eco-contributions of a market', () => {
  const placed = (
    id: string,
    stream: string,
    today = plainDate(2026, 11, 21),
    displayEcotax = true,
  ) => {
    const amount = taxedAmount(money(42, 'EUR'), 2000);
    return ecoContributions([{ stream, amount }], marketById(id)?.ecoContributions ?? [], {
      today,
      displayEcotax,
    })[0];
  };
  it.each([
    ['pl', 'weee', 'shown-within-price'],
    ['es', 'weee', 'shown-within-price'],
    ['pt', 'weee', 'shown-within-price'],
    ['fr', 'deee', 'shown-within-price'],
    ['fr', 'pmcb', 'inside-price'],
  ])('%s has the placement for %s: %s (BEY-23)', (id, stream, placement) => {
    expect(placed(id, stream)).toMatchObject({ placement, isShown: placement !== 'inside-price' });
    expect(placed(id, stream, plainDate(2026, 11, 21), false)).toMatchObject({ isShown: false });
  });
  it('of furniture was shown in France until the end of 2025 (BEY-23)', () => {
    expect(
      [plainDate(2025, 12, 31), plainDate(2026, 1, 1)].map(
        (day) => placed('fr', 'dea', day)?.isShown,
      ),
    ).toEqual([true, false]);
  });
  it.each(each)(
    'in %s each row names its law, and no two rows of a stream apply on one day (BEY-23)',
    (_, market) => {
      const rows = [...market.ecoContributions];
      for (const row of rows) {
        expect(row.source.length).toBeGreaterThan(10);
        const others = rows.filter((other) => other !== row && other.stream === row.stream);
        expect(
          others.filter(
            (other) =>
              (row.since ?? '') <= (other.until ?? '9') &&
              (other.since ?? '') <= (row.until ?? '9'),
          ),
        ).toEqual([]);
      }
    },
  );
});

describe('URLs of a market', () => {
  const address = (id: string) => pathTo((marketById(id) ?? all[0] ?? expect.unreachable()).routes);
  it.each([
    ['pl', '/nasze-sklepy.html', '/nasze-sklepy/poznan.html'],
    ['es', '/nuestros-almacenes.html', '/nuestros-almacenes/poznan.html'],
    ['fr', '/nos-magasins.html', '/nos-magasins/poznan'],
    ['pt', '/as-nossas-lojas.html', '/as-nossas-lojas/poznan.html'],
  ])('of %s have localized store paths (RTE-01, RTE-02, RTE-04)', (id, stores, store) => {
    expect(address(id)('stores')).toBe(stores);
    expect(address(id)('store', { storeName: 'poznan' })).toBe(store);
  });
  it('use Portuguese words in Portugal for stores and brands, and the documented ones where it has none (RTE-38, RTE-39)', () => {
    const { stores, store, brands, vendors, newsletter } = (
      marketById('pt') ?? expect.unreachable()
    ).routes;
    expect([stores, store, brands].map(({ canonical }) => canonical)).toEqual([
      '/as-nossas-lojas.html',
      '/as-nossas-lojas/:storeName.html',
      '/as-nossas-marcas/',
    ]);
    expect([vendors, newsletter].map(({ canonical }) => canonical)).toEqual([
      '/nos-vendeurs.html',
      '/newsletter.html',
    ]);
    for (const market of all)
      expect([
        market.id,
        market.routes.vendors.canonical,
        market.routes.reportIllicitContent.canonical,
      ]).toEqual([market.id, '/nos-vendeurs.html', '/signaler-un-contenu-illicite.html']);
  });
  it('lead to sign-in at the Spanish page in Spain and at the common one elsewhere (RTE-56, RTE-57, RTE-85)', () => {
    expect(
      all.filter(({ id }) => address(id)('login') === '/login-page.html').map(({ id }) => id),
    ).toEqual(['es']);
    expect(
      all
        .filter(({ id }) => address(id)('login') !== '/customer/account/login.html')
        .map(({ id }) => id),
    ).toEqual(['es']);
  });
  it.each(each)(
    '%s never has two pages at one URL, aliases included; products and content pages share theirs',
    (_, market) => {
      const { contentPage, ...others } = market.routes;
      expect(contentPage.canonical.replace(/:\w+/, '')).toBe(
        others.product.canonical.replace(/:\w+/, ''),
      );
      const paths = Object.values(others)
        .flatMap(({ canonical, aliases }) => [canonical, ...aliases])
        .map((path) => path.replace(/\/$/, '').replace(/:\w+/g, ':x'));
      expect(new Set(paths).size).toBe(paths.length);
    },
  );
});

describe('legal facts', () => {
  const fact = (id: string, label: string): string =>
    marketById(id)?.legalFacts.find((row) => row.label === label)?.value ?? '';
  const ruleOf = (id: string, kind: string): TaxNumberRule =>
    marketById(id)?.rules.taxNumbers.find((rule) => rule.kind === kind) ??
    expect.unreachable(`${id} has no ${kind}`);
  it.each([
    ['pl', 'NIP', () => ruleOf('pl', 'PL_NIP'), fact('pl', 'NIP')],
    ['es', 'NIF', () => ruleOf('es', 'ES_NIF'), fact('es', 'NIF')],
    ['fr', 'RCS', () => ruleOf('fr', 'FR_SIREN'), fact('fr', 'RCS').replace(/\D/g, '')],
    ['fr', 'TVA intracommunautaire', () => EU_VAT, fact('fr', 'TVA intracommunautaire')],
    ['pt', 'NIPC', () => ruleOf('pt', 'PT_NIF'), fact('pt', 'NIPC')],
  ])('of %s include a well-formed %s (BEY-19, BEY-24)', (_, __, rule, value) =>
    expect(parseTaxNumber(rule(), value)).toMatchObject({ ok: true }),
  );
  it('include what each country requires (BEY-19)', () => {
    expect(marketById('pl')?.legalFacts.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['KRS', 'NIP', 'REGON', 'BDO']),
    );
    expect(marketById('es')?.legalFacts.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['NIF', 'Registro']),
    );
    expect(marketById('fr')?.legalFacts.map(({ label }) => label)).toEqual(
      expect.arrayContaining([
        'RCS',
        'Capital social',
        'Directrice de la publication',
        'Hébergeur',
      ]),
    );
    expect(marketById('pt')?.legalFacts.map(({ label }) => label)).toContain('NIPC');
    expect(marketById('pt')?.legalLinks.map(({ label }) => label)).toContain(
      'Livro de Reclamações',
    );
  });
});

describe.each(each)('numbers and dates of %s', (_, market) => {
  const blank = (text: string): string => text.replace(/\s/g, ' ');
  it.each([0, 5, 1234.5, 9999, 10000, 12345.67, 1234567.8, -42.5])(
    'formats %d by the rules of the language',
    (value) => {
      expect(formatNumber(value, market.numberFormat)).toBe(
        new Intl.NumberFormat(market.locale, { maximumFractionDigits: 2 }).format(value),
      );
    },
  );
  it.each([0, 5, 99, 123450, 1234567, -999])(
    'formats %d minor units with two decimals and the currency (PRC-06)',
    (minor) => {
      const expected = new Intl.NumberFormat(market.locale, {
        style: 'currency',
        currency: market.currency,
      }).format(minor / 100);
      expect(blank(formatMinorUnits(minor, market.numberFormat, market.currencyFormat))).toBe(
        blank(expected),
      );
    },
  );
  it('formats a date as day/month/year (PRC-10)', () =>
    expect(formatShortDate(plainDate(2026, 3, 9), market.shortDay)).toBe('09/03/2026'));
  it('writes a time of day with a colon or with h', () => {
    const written = { colon: ['09:00', '11:10'], h: ['9\u00a0h', '11\u00a0h\u00a010'] }[
      market.clock
    ];
    expect([writeTime(540, market.clock), writeTime(670, market.clock)]).toEqual(written);
  });
  it('formats a delivery date as weekday, day and month name (PRC-11)', () => {
    const unicode = new Intl.DateTimeFormat(market.locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
    for (let day = 1; day <= 366; day += 1) {
      const date = new Date(Date.UTC(2028, 0, day));
      const text = unicode.format(date);
      expect(market.longDate(addDays(plainDate(2028, 1, 1), day - 1))).toBe(
        market.language === 'fr' ? text.replace(' 1 ', ' 1er ') : text,
      );
    }
  });
});

describe('the first of a month in French', () => {
  it.each([
    [1, 'vendredi 1er janvier'],
    [2, 'lundi 1er février'],
    [3, 'lundi 1er mars'],
    [4, 'jeudi 1er avril'],
    [5, 'samedi 1er mai'],
    [6, 'mardi 1er juin'],
    [7, 'jeudi 1er juillet'],
    [8, 'dimanche 1er août'],
    [9, 'mercredi 1er septembre'],
    [10, 'vendredi 1er octobre'],
    [11, 'lundi 1er novembre'],
    [12, 'mercredi 1er décembre'],
  ])('of month %d is an ordinal (PRC-11)', (month, text) => {
    expect(marketById('fr')?.longDate(plainDate(2027, month, 1))).toBe(text);
  });
});

describe('unit labels', () => {
  it.each(each)(
    '%s has a label for every unit and packaging of the catalogue (PRC-17, PRC-18)',
    (_, market) => {
      const codes = [
        'piece',
        'bag',
        'pack',
        'roll',
        'pallet',
        'bucket',
        'box',
        'set',
        'kg',
        'm2',
        'm3',
        'l',
        'm',
      ];
      expect(Object.keys(market.units)).toEqual(expect.arrayContaining(codes));
    },
  );
});
