import type { HomeThemes } from '@materia/market-model';

/** What the home page proposes: in season by month, and by project. */
export const homeThemes = {
  // From January to December, by the climate of the country.
  months: [
    'indoors',
    'indoors',
    'garden',
    'garden',
    'outdoor',
    'outdoor',
    'outdoor',
    'outdoor',
    'outdoor',
    'indoors',
    'heating',
    'heating',
  ],
  seasons: {
    garden: [
      'jardin/cuidado-del-jardin',
      'jardin/riego',
      'jardin/plantas-y-cesped',
      'jardin/maquinaria-de-jardin',
      'jardin/pavimentos-y-cercados',
    ],
    outdoor: [
      'jardin/muebles-de-jardin',
      'jardin/piscinas',
      'puertas-y-ventanas/persianas-y-toldos',
      'calefaccion-y-ventilacion/climatizacion',
      'madera-y-tableros/tarimas-de-exterior',
    ],
    heating: [
      'calefaccion-y-ventilacion/calefaccion',
      'calefaccion-y-ventilacion/calefaccion-electrica',
      'calefaccion-y-ventilacion/estufas-y-combustible',
      'calefaccion-y-ventilacion/regulacion',
      'cubierta-y-aislamiento/aislamiento',
    ],
    indoors: [
      'pintura/pinturas-de-interior',
      'pintura/papel-pintado',
      'suelos-y-azulejos/suelos',
      'electricidad-e-iluminacion/iluminacion',
      'pintura/preparacion-y-utiles',
    ],
  },
  projects: {
    bathroom: [
      'bano-y-fontaneria/duchas-y-baneras',
      'bano-y-fontaneria/sanitarios',
      'bano-y-fontaneria/griferia',
    ],
    floor: [
      'suelos-y-azulejos/suelos',
      'suelos-y-azulejos/baldosas-y-azulejos',
      'suelos-y-azulejos/remates-de-suelo',
    ],
    painting: [
      'pintura/pinturas-de-interior',
      'pintura/preparacion-y-utiles',
      'pintura/pinturas-de-exterior',
    ],
    terrace: [
      'madera-y-tableros/tarimas-de-exterior',
      'jardin/pavimentos-y-cercados',
      'jardin/muebles-de-jardin',
    ],
    drywall: [
      'materiales-de-construccion/tabiqueria-seca',
      'cubierta-y-aislamiento/aislamiento',
      'ferreteria/fijaciones',
    ],
    kitchen: [
      'cocina-y-electrodomesticos/muebles-de-cocina',
      'cocina-y-electrodomesticos/encimeras-y-fregaderos',
      'cocina-y-electrodomesticos/coccion',
    ],
  },
} as const satisfies HomeThemes;
