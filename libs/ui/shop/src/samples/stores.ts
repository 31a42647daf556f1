import type { StoreCardFacts } from '../store/facts.ts';

/** A store near the shopper, with a phone number. */
export const near: StoreCardFacts = {
  name: 'Materia Poznań Franowo',
  urlKey: 'poznan-franowo',
  street: ['ul. Szwajcarska 14'],
  postcode: '61-285',
  city: 'Poznań',
  phone: '+48 61 800 12 00',
  distanceKm: 3.42,
};
/** A store far away, with the longest name and address. */
export const far: StoreCardFacts = {
  name: 'Materia Santa Cruz de Tenerife – Polígono Costa Sur',
  urlKey: 'santa-cruz',
  street: ['Calle Subida al Mayorazgo 24', 'Nave 7'],
  postcode: '38110',
  city: 'Santa Cruz de Tenerife',
  distanceKm: 1_250.5,
};
