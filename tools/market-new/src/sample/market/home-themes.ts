import type { HomeThemes } from '@materia/market-model';

/** What the home page proposes: in season by month, and by project. */
export const homeThemes = {
  // From January to December, by the climate of the country.
  months: [
    'indoors',
    'indoors',
    'garden',
    'garden',
    'garden',
    'outdoor',
    'outdoor',
    'outdoor',
    'heating',
    'heating',
    'heating',
    'indoors',
  ],
  seasons: {
    garden: ['garten/gartenpflege', 'garten/bewaesserung', 'garten/pflanzen'],
    outdoor: ['garten/gartenmoebel', 'garten/pools', 'holz/terrassendielen'],
    heating: ['heizung/oefen', 'heizung/heizkoerper', 'dach/daemmung'],
    indoors: ['farben/innenfarben', 'farben/tapeten', 'boden/bodenbelaege'],
  },
  projects: {
    bathroom: ['bad/duschen-und-wannen', 'bad/armaturen'],
    floor: ['boden/bodenbelaege', 'boden/fliesen'],
    painting: ['farben/innenfarben', 'farben/malerwerkzeug'],
    terrace: ['holz/terrassendielen', 'garten/gartenmoebel'],
    drywall: ['baustoffe/trockenbau', 'dach/daemmung'],
    kitchen: ['kueche/kuechenmoebel', 'kueche/spuelen'],
  },
} as const satisfies HomeThemes;
