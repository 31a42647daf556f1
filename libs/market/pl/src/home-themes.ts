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
    'heating',
  ],
  seasons: {
    garden: [
      'ogrod/pielegnacja-ogrodu',
      'ogrod/nawadnianie',
      'ogrod/rosliny-i-trawniki',
      'ogrod/maszyny-ogrodowe',
      'ogrod/nawierzchnie-i-ogrodzenia',
    ],
    outdoor: [
      'ogrod/meble-ogrodowe',
      'ogrod/baseny-i-spa',
      'drzwi-i-okna/oslony-i-rolety',
      'ogrzewanie-i-wentylacja/klimatyzacja-i-osuszanie',
      'drewno-i-plyty/deski-tarasowe',
    ],
    heating: [
      'ogrzewanie-i-wentylacja/ogrzewanie',
      'ogrzewanie-i-wentylacja/ogrzewanie-elektryczne',
      'ogrzewanie-i-wentylacja/piece-i-opal',
      'ogrzewanie-i-wentylacja/sterowanie-ogrzewaniem',
      'dach-i-izolacje/ocieplenie',
    ],
    indoors: [
      'farby-i-malowanie/farby-do-wnetrz',
      'farby-i-malowanie/tapety',
      'podlogi-i-plytki/podlogi',
      'elektryka-i-oswietlenie/oswietlenie',
      'farby-i-malowanie/przygotowanie-podloza',
    ],
  },
  projects: {
    bathroom: [
      'lazienka-i-hydraulika/kabiny-i-wanny',
      'lazienka-i-hydraulika/ceramika-sanitarna',
      'lazienka-i-hydraulika/baterie',
    ],
    floor: [
      'podlogi-i-plytki/podlogi',
      'podlogi-i-plytki/plytki',
      'podlogi-i-plytki/wykonczenie-podlog',
    ],
    painting: [
      'farby-i-malowanie/farby-do-wnetrz',
      'farby-i-malowanie/przygotowanie-podloza',
      'farby-i-malowanie/farby-na-zewnatrz',
    ],
    terrace: [
      'drewno-i-plyty/deski-tarasowe',
      'ogrod/nawierzchnie-i-ogrodzenia',
      'ogrod/meble-ogrodowe',
    ],
    drywall: [
      'materialy-budowlane/sucha-zabudowa',
      'dach-i-izolacje/ocieplenie',
      'artykuly-metalowe/zamocowania',
    ],
    kitchen: [
      'kuchnia-i-agd/meble-kuchenne',
      'kuchnia-i-agd/blaty-i-zlewozmywaki',
      'kuchnia-i-agd/gotowanie-i-pieczenie',
    ],
  },
} as const satisfies HomeThemes;
