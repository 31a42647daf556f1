import { markets } from '@materia/market-all';
import { expect, it } from 'vitest';
import { languageReader } from './language.ts';

const [pl, es] = markets;
const polish = languageReader(pl, markets);

it.each([
  [es.texts.stores.lead, 'es'],
  ['Los precios de tu almacén y la disponibilidad de los productos', 'es'],
  ['Les prix et les stocks de votre magasin, retrait en deux heures', 'fr'],
  [pl.texts.stores.lead, undefined],
  ['Cement portlandzki CEM II 25 kg', undefined],
  ['12,50 zł', undefined],
  ['Lumendra Iluminación S.L., Calle de la Bombilla 15, 46980 Paterna, ES', undefined],
])('attributes "%s" on a Polish page to: %s', (text, id) => expect(polish(text)).toBe(id));
