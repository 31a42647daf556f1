import type { HomeThemes } from '@materia/market-model';

/** What the home page proposes: in season by month, and by project. */
export const homeThemes = {
  // From January to December, by the climate of the country.
  months: [
    'heating',
    'indoors',
    'garden',
    'garden',
    'garden',
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
      'jardim/tratamento-do-jardim',
      'jardim/rega',
      'jardim/plantas-e-relvado',
      'jardim/maquinas-de-jardim',
      'jardim/pavimentos-exteriores-e-vedacoes',
    ],
    outdoor: [
      'jardim/mobiliario-de-jardim',
      'jardim/piscinas-e-tratamento',
      'portas-e-janelas/estores-e-toldos',
      'aquecimento-e-ventilacao/ar-condicionado',
      'madeiras-e-paineis/decks',
    ],
    heating: [
      'aquecimento-e-ventilacao/aquecimento',
      'aquecimento-e-ventilacao/aquecimento-eletrico',
      'aquecimento-e-ventilacao/salamandras-e-combustiveis',
      'aquecimento-e-ventilacao/regulacao-do-aquecimento',
      'telhado-e-isolamento/isolamento',
    ],
    indoors: [
      'tintas/tintas-de-interior',
      'tintas/papel-de-parede',
      'pavimentos-e-azulejos/pavimentos',
      'eletricidade-e-iluminacao/iluminacao',
      'tintas/preparacao-e-utensilios',
    ],
  },
  projects: {
    bathroom: [
      'casa-de-banho-e-canalizacao/duches-e-banheiras',
      'casa-de-banho-e-canalizacao/loucas-sanitarias',
      'casa-de-banho-e-canalizacao/torneiras',
    ],
    floor: [
      'pavimentos-e-azulejos/pavimentos',
      'pavimentos-e-azulejos/mosaicos-e-azulejos',
      'pavimentos-e-azulejos/remates-de-pavimento',
    ],
    painting: [
      'tintas/tintas-de-interior',
      'tintas/preparacao-e-utensilios',
      'tintas/tintas-de-exterior',
    ],
    terrace: [
      'madeiras-e-paineis/decks',
      'jardim/pavimentos-exteriores-e-vedacoes',
      'jardim/mobiliario-de-jardim',
    ],
    drywall: [
      'materiais-de-construcao/paredes-e-tetos-falsos',
      'telhado-e-isolamento/isolamento',
      'ferragens/fixacoes',
    ],
    kitchen: [
      'cozinha-e-eletrodomesticos/moveis-de-cozinha',
      'cozinha-e-eletrodomesticos/bancadas-e-lava-loicas',
      'cozinha-e-eletrodomesticos/fornos-e-placas',
    ],
  },
} as const satisfies HomeThemes;
