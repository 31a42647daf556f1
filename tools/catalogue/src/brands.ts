/** The responsible person in the EU for a manufacturer outside it. */
type Brand = {
  readonly name: string;
  readonly level: number;
  readonly company: string;
  readonly address: string;
  readonly responsible?: { readonly company: string; readonly address: string };
};

/**
 * Invented manufacturers with invented addresses. `level` is their price level: 1 in the middle,
 * above for premium makers, below for entry-level ones. Email addresses use example domains, so no
 * mail is delivered.
 */
export const BRANDS = {
  kamborn: {
    name: 'Kamborn',
    level: 1,
    company: 'Kamborn Baustoffe GmbH',
    address: 'Industriestraße 14, 04435 Schkeuditz, DE',
  },
  murvena: {
    name: 'Murvena',
    level: 0.92,
    company: 'Murvena Matériaux SAS',
    address: '8 rue des Carrières, 59220 Denain, FR',
  },
  calcedra: {
    name: 'Calcedra',
    level: 0.88,
    company: 'Calcedra Cementos S.A.',
    address: 'Polígono El Pinar 22, 19004 Guadalajara, ES',
  },
  tegulor: {
    name: 'Tegulor',
    level: 1.06,
    company: 'Tegulor Dachy Sp. z o.o.',
    address: 'ul. Cegielniana 31, 62-510 Konin, PL',
  },
  aldrovan: {
    name: 'Aldrovan',
    level: 0.94,
    company: 'Aldrovan Coperture S.p.A.',
    address: 'Via dei Fornaciai 9, 40129 Bologna, IT',
  },
  isolvane: {
    name: 'Isolvane',
    level: 1,
    company: 'Isolvane Isolation SAS',
    address: '27 avenue de l’Industrie, 60300 Senlis, FR',
  },
  termavor: {
    name: 'Termavor',
    level: 0.9,
    company: 'Termavor Izolacje S.A.',
    address: 'ul. Wełniana 5, 97-200 Tomaszów Mazowiecki, PL',
  },
  portalva: {
    name: 'Portalva',
    level: 1.08,
    company: 'Portalva Drzwi Sp. z o.o.',
    address: 'ul. Stolarska 18, 14-260 Lubawa, PL',
  },
  fenestrel: {
    name: 'Fenestrel',
    level: 1,
    company: 'Fenestrel Menuiserie SAS',
    address: '3 route du Bocage, 85500 Les Herbiers, FR',
  },
  lamivor: {
    name: 'Lamivor',
    level: 0.93,
    company: 'Lamivor Holzwerke GmbH',
    address: 'Sägewerkstraße 2, 5202 Neumarkt am Wallersee, AT',
  },
  querdal: {
    name: 'Querdal',
    level: 1.14,
    company: 'Querdal Parquets SAS',
    address: '12 chemin de la Chênaie, 18000 Bourges, FR',
  },
  ceravento: {
    name: 'Ceravento',
    level: 1.1,
    company: 'Ceravento Cerámica S.L.',
    address: 'Camino Viejo de Onda 40, 12540 Vila-real, ES',
  },
  azulvera: {
    name: 'Azulvera',
    level: 0.96,
    company: 'Azulvera Cerâmicas, S.A.',
    address: 'Rua da Fonte Nova 61, 3810-200 Aveiro, PT',
  },
  aquelmo: {
    name: 'Aquelmo',
    level: 1.12,
    company: 'Aquelmo Rubinetterie S.r.l.',
    address: 'Via delle Officine 17, 28021 Borgomanero, IT',
  },
  sanivesta: {
    name: 'Sanivesta',
    level: 0.95,
    company: 'Sanivesta Louças Sanitárias, Lda.',
    address: 'Zona Industrial do Casal, 3830-012 Ílhavo, PT',
  },
  tubrelan: {
    name: 'Tubrelan',
    level: 1,
    company: 'Tubrelan Rohrsysteme GmbH',
    address: 'Am Güterbahnhof 6, 49090 Osnabrück, DE',
  },
  calorvex: {
    name: 'Calorvex',
    level: 1.05,
    company: 'Calorvex Verwarming B.V.',
    address: 'Nijverheidsweg 33, 5691 AB Son, NL',
  },
  voltarim: {
    name: 'Voltarim',
    level: 1.04,
    company: 'Voltarim Elektro GmbH',
    address: 'Leitungsweg 11, 58511 Lüdenscheid, DE',
  },
  elektrovan: {
    name: 'Elektrovan',
    level: 0.87,
    company: 'Elektrovan Sp. z o.o.',
    address: 'ul. Przewodowa 7, 43-300 Bielsko-Biała, PL',
  },
  lumendra: {
    name: 'Lumendra',
    level: 0.98,
    company: 'Lumendra Iluminación S.L.',
    address: 'Calle de la Bombilla 15, 46980 Paterna, ES',
  },
  colorvane: {
    name: 'Colorvane',
    level: 1.09,
    company: 'Colorvane Peintures SAS',
    address: '44 rue du Nuancier, 69800 Saint-Priest, FR',
  },
  pintalva: {
    name: 'Pintalva',
    level: 0.9,
    company: 'Pintalva Tintas, S.A.',
    address: 'Rua dos Pigmentos 120, 4470-640 Maia, PT',
  },
  vernissol: {
    name: 'Vernissol',
    level: 1,
    company: 'Vernissol Farby Sp. z o.o.',
    address: 'ul. Lakiernicza 3, 39-200 Dębica, PL',
  },
  dravok: {
    name: 'Dravok',
    level: 1.18,
    company: 'Dravok Werkzeuge GmbH',
    address: 'Schleiferweg 20, 70771 Leinfelden, DE',
  },
  ferrogan: {
    name: 'Ferrogan',
    level: 0.86,
    company: 'Ferrogan Herramientas S.A.',
    address: 'Barrio Ibaigane 4, 48200 Durango, ES',
  },
  maskelin: {
    name: 'Maskelin',
    level: 1.02,
    company: 'Maskelin Tools Ltd',
    address: '8 Cutlery Works, Sheffield S3 8TT, GB',
    responsible: {
      company: 'Maskelin Verktyg AB',
      address: 'Smedjegatan 8, 631 86 Eskilstuna, SE',
    },
  },
  verdanor: {
    name: 'Verdanor',
    level: 1,
    company: 'Verdanor Jardin SAS',
    address: '19 allée des Charmilles, 49000 Angers, FR',
  },
  hortevia: {
    name: 'Hortevia',
    level: 0.91,
    company: 'Hortevia Tuinproducten B.V.',
    address: 'Kwekerijlaan 52, 2771 NR Boskoop, NL',
  },
  fixandor: {
    name: 'Fixandor',
    level: 1.1,
    company: 'Fixandor Befestigung GmbH',
    address: 'Gewindestraße 1, 72178 Waldachtal, DE',
  },
  boltrane: {
    name: 'Boltrane',
    level: 0.89,
    company: 'Boltrane Śruby S.A.',
    address: 'ul. Kuźnicza 45, 34-300 Żywiec, PL',
  },
  mastivex: {
    name: 'Mastivex',
    level: 0.97,
    company: 'Mastivex Sigillanti S.r.l.',
    address: 'Via del Colore 28, 24040 Osio Sopra, IT',
  },
  belvorna: {
    name: 'Belvorna',
    level: 1.12,
    company: 'Belvorna Hausgeräte GmbH',
    address: 'Herdweg 4, 33332 Gütersloh, DE',
  },
  frigalto: {
    name: 'Frigalto',
    level: 0.93,
    company: 'Frigalto Electrodomésticos S.A.',
    address: 'Avenida del Hielo 9, 31500 Tudela, ES',
  },
  kuchnadel: {
    name: 'Kuchnadel',
    level: 0.96,
    company: 'Kuchnadel Meble Sp. z o.o.',
    address: 'ul. Meblowa 16, 63-600 Kępno, PL',
  },
  ventamur: {
    name: 'Ventamur',
    level: 1,
    company: 'Ventamur Ventilation SAS',
    address: '6 rue du Courant d’Air, 69330 Meyzieu, FR',
  },
  pyralto: {
    name: 'Pyralto',
    level: 1.07,
    company: 'Pyralto Stufe S.r.l.',
    address: 'Via del Camino 11, 36016 Thiene, IT',
  },
  hydrobarra: {
    name: 'Hydrobarra',
    level: 1.02,
    company: 'Hydrobarra Impermeabilizzanti S.p.A.',
    address: 'Via della Diga 3, 31050 Villorba, IT',
  },
  aquabrel: {
    name: 'Aquabrel',
    level: 0.98,
    company: 'Aquabrel Riego S.L.',
    address: 'Camino de la Acequia 27, 46469 Beniparrell, ES',
  },
  lesnovar: {
    name: 'Lesnovar',
    level: 0.94,
    company: 'Lesnovar Tartaki Sp. z o.o.',
    address: 'ul. Tartaczna 2, 12-200 Pisz, PL',
  },
  pinhaldo: {
    name: 'Pinhaldo',
    level: 0.91,
    company: 'Pinhaldo Madeiras, Lda.',
    address: 'Estrada do Pinhal 75, 2430-010 Marinha Grande, PT',
  },
  roblemar: {
    name: 'Roblemar',
    level: 1.09,
    company: 'Roblemar Maderas S.A.',
    address: 'Polígono de Cantos Blancos 8, 42190 Soria, ES',
  },
  cortinelle: {
    name: 'Cortinelle',
    level: 1,
    company: 'Cortinelle Fermetures SAS',
    address: '31 rue des Toiles, 59100 Roubaix, FR',
  },
  escalvia: {
    name: 'Escalvia',
    level: 1.03,
    company: 'Escalvia Escaleras S.L.',
    address: 'Calle del Peldaño 5, 50197 Zaragoza, ES',
  },
  protegamo: {
    name: 'Protegamo',
    level: 0.95,
    company: 'Protegamo Vestuário, Lda.',
    address: 'Rua das Confeções 18, 4805-300 Guimarães, PT',
  },
  stopard: {
    name: 'Stopard',
    level: 1.06,
    company: 'Stopard Obuwie Sp. z o.o.',
    address: 'ul. Szewska 40, 26-600 Radom, PL',
  },
  serralva: {
    name: 'Serralva',
    level: 1,
    company: 'Serralva Fechaduras, S.A.',
    address: 'Rua do Ferrolho 12, 3750-301 Águeda, PT',
  },
  klebanto: {
    name: 'Klebanto',
    level: 1.08,
    company: 'Klebanto Klebstoffe AG',
    address: 'Leimbachstrasse 21, 8041 Zürich, CH',
    responsible: {
      company: 'Klebanto Deutschland GmbH',
      address: 'Harzstraße 21, 40589 Düsseldorf, DE',
    },
  },
  tapisval: {
    name: 'Tapisval',
    level: 1.04,
    company: 'Tapisval Revêtements SAS',
    address: '15 quai du Canal, 59200 Tourcoing, FR',
  },
} as const satisfies Readonly<Record<string, Brand>>;
export type BrandKey = keyof typeof BRANDS;
