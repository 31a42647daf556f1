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
      'jardin/entretien-du-jardin',
      'jardin/arrosage',
      'jardin/plantes-et-pelouse',
      'jardin/machines-de-jardin',
      'jardin/amenagement-exterieur',
    ],
    outdoor: [
      'jardin/mobilier-de-jardin',
      'jardin/piscines',
      'portes-et-fenetres/volets-et-stores',
      'chauffage-et-ventilation/climatisation',
      'bois-et-panneaux/lames-de-terrasse',
    ],
    heating: [
      'chauffage-et-ventilation/chauffage',
      'chauffage-et-ventilation/chauffage-electrique',
      'chauffage-et-ventilation/poeles-et-combustibles',
      'chauffage-et-ventilation/regulation-du-chauffage',
      'toiture-et-isolation/isolation',
    ],
    indoors: [
      'peinture/peintures-interieures',
      'peinture/papiers-peints',
      'sols-et-carrelage/revetements-de-sol',
      'electricite-et-eclairage/eclairage',
      'peinture/preparation-et-outillage',
    ],
  },
  projects: {
    bathroom: [
      'salle-de-bains-et-plomberie/douches-et-baignoires',
      'salle-de-bains-et-plomberie/sanitaires',
      'salle-de-bains-et-plomberie/robinetterie',
    ],
    floor: [
      'sols-et-carrelage/revetements-de-sol',
      'sols-et-carrelage/carrelage-et-faience',
      'sols-et-carrelage/finitions-de-sol',
    ],
    painting: [
      'peinture/peintures-interieures',
      'peinture/preparation-et-outillage',
      'peinture/peintures-exterieures',
    ],
    terrace: [
      'bois-et-panneaux/lames-de-terrasse',
      'jardin/amenagement-exterieur',
      'jardin/mobilier-de-jardin',
    ],
    drywall: [
      'materiaux-de-construction/cloisons-seches',
      'toiture-et-isolation/isolation',
      'quincaillerie/fixations',
    ],
    kitchen: [
      'cuisine-et-electromenager/meubles-de-cuisine',
      'cuisine-et-electromenager/plans-de-travail-et-eviers',
      'cuisine-et-electromenager/cuisson',
    ],
  },
} as const satisfies HomeThemes;
