import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  keepStore,
  noteStore,
  STORE_EVENT,
  STORE_LOADED_EVENT,
  storeKey,
} from './restored-store.ts';

const poznan = {
  id: '12',
  sellerCode: '012',
  name: 'Poznań Franowo',
  postcode: '61-285',
  priceContextCode: '012P',
};
const storageOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});

describe('the chosen store in the browser', () => {
  it('is stored in local storage under a key of the market, and announced once (STO-09)', () => {
    const kept = new Map<string, string>();
    const key = storeKey('pl');
    expect([
      noteStore(storageOf(kept), key, poznan),
      noteStore(storageOf(kept), key, poznan),
    ]).toEqual([true, false]);
    expect(JSON.parse(kept.get('materia-store-pl') ?? '')).toEqual(poznan);
  });

  it('is announced again when it changes', () => {
    const kept = new Map<string, string>();
    noteStore(storageOf(kept), 'x', poznan);
    expect(noteStore(storageOf(kept), 'x', { ...poznan, id: '13' })).toBe(true);
  });

  it('survives a browser without storage', () => {
    const broken = {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    expect([noteStore(undefined, 'x', poznan), noteStore(broken, 'x', poznan)]).toEqual([
      true,
      true,
    ]);
  });
});

describe('an external store component', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A browser whose pages fire events, with the storage of one shopper. */
  const browser = () => {
    const events: { readonly type: string; readonly detail: unknown }[] = [];
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', storageOf(kept));
    vi.stubGlobal('dispatchEvent', (event: CustomEvent<unknown>) => {
      events.push({ type: event.type, detail: event.detail });
    });
    return events;
  };
  const open = (store: typeof poznan): void =>
    keepStore({ market: 'pl', contextCookie: 'x', store: { ...store, place: undefined } });
  const detail = {
    storeId: '12',
    postcode: '61-285',
    id: '12',
    code: '012',
    name: 'Poznań Franowo',
    priceContextCode: '012P',
  };

  it('gets id, code, name and price context of the store on each page, and when it changes (BEY-45, STO-10)', () => {
    const events = browser();
    open(poznan);
    expect(events).toEqual([
      { type: STORE_LOADED_EVENT, detail },
      { type: STORE_EVENT, detail },
    ]);
    open(poznan);
    expect(events.slice(2)).toEqual([{ type: STORE_LOADED_EVENT, detail }]);
    open({ ...poznan, id: '13', sellerCode: '013', priceContextCode: '013P' });
    expect(events.slice(3).map(({ type }) => type)).toEqual([STORE_LOADED_EVENT, STORE_EVENT]);
    expect(events.at(-1)?.detail).toMatchObject({
      id: '13',
      code: '013',
      priceContextCode: '013P',
    });
  });

  it('gets nothing while no store is chosen (BEY-45)', () => {
    const events = browser();
    keepStore({ market: 'pl', contextCookie: 'x' });
    expect(events).toEqual([]);
  });
});
