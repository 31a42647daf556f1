import { markets } from '@materia/market-all';
import { describe, expect, it } from 'vitest';
import { pseudoForms, pseudoSegment, pseudoText, pseudoWords } from './pseudo.ts';
import { pseudoRoutes } from './pseudo-routes.ts';

describe('a text in the pseudo-locale', () => {
  it.each([
    ['Dodaj do koszyka', 'Dóòdáàj dóò kóòszýÿkáà'],
    ['Łódź', 'Łóòdź'],
    ['{count} sztuk', '{count} sztúùk'],
    ['λ {lambda:bare}, {use}', 'λ {lambda:bare}, {use}'],
    [
      '<p>Zobacz <a href="{page:drive}">odbiór</a>.</p>',
      '<p>Zóòbáàcz <a href="{page:drive}">óòdbíìóòr</a>.</p>',
    ],
    ['Profil UW 50, C20/25', 'Próòfíìl UW 50, C20/25'],
    ['m², kg', 'm², kg'],
    ['Pisz: kontakt@materia-pl.example', 'Píìsz: kontakt@materia-pl.example'],
    ['Klub Materia', 'Klúùb Materia'],
  ])('%j is %j: parameters, HTML, codes, addresses and the shop’s name stay', (text, pseudo) =>
    expect(pseudoWords(text)).toBe(pseudo),
  );

  it('has its words in brackets, without parameters and the signs around them', () => {
    expect(pseudoText('Koszyk')).toBe('⟦Kóòszýÿk⟧');
    expect(pseudoText('Usunięto {product}. Cofnij?')).toBe(
      '⟦Úùsúùníìéètóò⟧ {product}. ⟦Cóòfníìj⟧?',
    );
    expect(pseudoText('{count} z {total}')).toBe('{count} ⟦z⟧ {total}');
  });

  it('has the plural forms that its language needs', () => {
    const forms = { one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' };
    expect(pseudoForms(forms, ['one', 'other'])).toEqual({
      one: '⟦sztúùkáà⟧',
      other: '⟦sztúùkíì⟧',
    });
    expect(pseudoForms({ other: 'razy' }, ['two', 'other'])).toEqual({
      two: '⟦ráàzýÿ⟧',
      other: '⟦ráàzýÿ⟧',
    });
  });

  it('is longer than the original by a quarter to a half', () => {
    const texts = Object.values({ ...markets[0].texts, ...markets[0].hostTexts })
      .flatMap((named): readonly unknown[] => Object.values(named))
      .filter((text) => typeof text === 'string');
    const length = (all: readonly string[]): number => all.join('').length;
    const growth = length(texts.map(pseudoWords)) / length(texts);
    expect(growth).toBeGreaterThan(1.25);
    expect(growth).toBeLessThan(1.5);
  });
});

describe('addresses in pseudo words', () => {
  const [first] = markets;
  const routes = pseudoRoutes(markets);

  it('have doubled vowels, and the same parameters', () => {
    expect(pseudoSegment('nasze-sklepy.html')).toBe('naaszee-skleepyy.html');
    expect(routes['store']).toEqual({
      canonical: '/naaszee-skleepyy/:storeName.html',
      aliases: ['/naaszee-skleepyy/:storeName'],
    });
  });

  it('keep the words that other markets use in the same address', () => {
    for (const name of ['cart', 'login', 'product', 'checkoutPayment'] as const)
      expect(routes[name]).toEqual(first.routes[name]);
    expect(routes['vendors']?.canonical).toBe('/nos-vendeurs.html');
  });
});
