/** The rest of the demo shop's facts. */
export const shop = {
  vatBasisPoints: 1900,
  reducedVat: {},
  territoryVat: {},
  minorPerEuroCent: 1.01,
  zones: { 'DE-N': 1, 'DE-W': 1.01, 'DE-S': 1.02 },
  ecoStreams: { electrical: 'weee' },
  oldAddresses: [
    { path: '/zemente.html', category: 'cement', status: 301 },
    { path: '/fliesen/', category: 'tiles', status: 301 },
    { path: '/fruehling-im-garten/', category: 'garden', status: 302 },
    { path: '/artikel/zementsack.html', family: 'cement', status: 301 },
  ],
} as const;

/** Shops that are relay points, and streets as they are written in the country. */
export const pickupPoints = {
  relays: ['Kiosk am Markt', 'Schreibwaren Weber', 'Bäckerei Lindner', 'Kiosk am Bahnhof'],
  streets: ['Hauptstraße {number}', 'Bahnhofstraße {number}', 'Gartenstraße {number}'],
} as const;
