import { markets } from '@materia/market-all';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { openPageShop, type PageShop } from './support/page-shop.ts';
import { startedHost } from './support/started-host.ts';

/** Searches of one market in its demo shop. */
type Searches = {
  /** Typos, with the text that is searched for instead. */
  readonly corrected: readonly (readonly [typed: string, meant: string])[];
  /** Right texts, whose words are all found. */
  readonly right: readonly string[];
  /** Texts with a name that the shop does not have, which is left out as it was typed. */
  readonly leftOut: readonly (readonly [typed: string, name: string])[];
  /** Names of which nothing is found. */
  readonly notFound: readonly string[];
};

const SEARCHES: Readonly<Record<'pl' | 'es' | 'fr' | 'pt', Searches>> = {
  pl: {
    corrected: [
      ['wiertrka', 'wiertarka'],
      ['cemnet', 'cement'],
      ['plytki lazeinkowe', 'plytki łazienkowe'],
      ['grzjenik', 'grzejnik'],
      ['umywlaka', 'umywalka'],
    ],
    right: ['wiertarka', 'cement 25 kg', 'płytki', 'rynna', 'piasek', 'wełna mineralna', 'kafelki'],
    leftOut: [
      ['wiertarka bosch', 'bosch'],
      ['umywalka koło', 'koło'],
      ['farba beckers', 'beckers'],
    ],
    notFound: ['taczka', 'bosch', 'spawarka', 'big bag'],
  },
  es: {
    corrected: [
      ['talador', 'taladro'],
      ['cemneto', 'cemento'],
      ['azuejo', 'azulejo'],
      ['ormigon', 'hormigón'],
      ['amoladroa', 'amoladora'],
    ],
    right: ['taladro', 'arena', 'váter', 'pladur', 'rotaflex', 'saco de cemento', 'placa de yeso'],
    leftOut: [
      ['taladro bosch', 'bosch'],
      ['taladro percutor makita', 'makita'],
      ['palé de cemento', 'palé'],
      ['lavabo Roca', 'Roca'],
    ],
    notFound: ['carretilla', 'big bag', 'bosch', 'palé', 'gato hidráulico'],
  },
  fr: {
    corrected: [
      ['perceuze', 'perceuse'],
      ['cimnet', 'ciment'],
      ['carrelgae', 'carrelage'],
      ['radaiteur', 'radiateur'],
      ['lavbao', 'lavabo'],
    ],
    right: ['perceuse', 'sable', 'carrelage salle de bain', 'gouttière', 'bottes', 'ciment 25 kg'],
    leftOut: [
      ['perceuse bosch', 'bosch'],
      ['lavabo jacob delafon', 'jacob delafon'],
      ['radiateur atlantic', 'atlantic'],
    ],
    notFound: ['brouette', 'bosch', 'valise', 'big bag'],
  },
  pt: {
    corrected: [
      ['berbekim', 'berbequim'],
      ['cimnento', 'cimento'],
      ['azuleijo', 'azulejo'],
      ['torenira', 'torneira'],
      ['radaidor', 'radiador'],
    ],
    right: [
      'berbequim',
      'areia',
      'chão',
      'ladrilho casa de banho',
      'chão flutuante',
      'cimento 25 kg',
    ],
    leftOut: [
      ['berbequim bosch', 'bosch'],
      ['tinta cin', 'cin'],
      ['sanita sanitana', 'sanitana'],
    ],
    notFound: ['carrinho de mão', 'bosch', 'ferro de soldar', 'big bag'],
  },
};

describe.each(markets)('searches of the demo shop of $name', (market) => {
  const searches = SEARCHES[market.id];
  let shop: PageShop;
  let store = '';
  beforeAll(async () => {
    shop = await openPageShop(market, await startedHost(inject('demoHost')));
    const [first] = (await shop.host('listStores', {})).data;
    store = first?.id ?? '';
  });
  const searchFor = async (search: string) => {
    const query = { retailer_id: store, page_size: '24', search };
    const [page] = (await shop.host('listProducts', { query })).data;
    return {
      isFound: (page?.total ?? 0) > 0,
      corrected: page?.search?.corrected,
      dropped: page?.search?.dropped ?? [],
    };
  };

  it.each(searches.corrected)('%s is corrected to %s (BEY-09)', async (typed, meant) => {
    expect(await searchFor(typed)).toEqual({ isFound: true, corrected: meant, dropped: [] });
  });

  it.each(searches.right)('%s is searched for as it is typed (BEY-09)', async (typed) => {
    expect(await searchFor(typed)).toEqual({ isFound: true, corrected: undefined, dropped: [] });
  });

  it.each(searches.leftOut)('%s is searched for without %s (BEY-09)', async (typed, name) => {
    expect(await searchFor(typed)).toEqual({
      isFound: true,
      corrected: undefined,
      dropped: [name],
    });
  });

  it.each(searches.notFound)('%s is not taken for another word (BEY-09)', async (typed) => {
    expect(await searchFor(typed)).toMatchObject({ isFound: false, corrected: undefined });
  });
});
