import type { MarketTexts } from '@materia/market-model';

export const brands = {
  title: 'As nossas marcas | Materia',
  description: 'Todas as marcas da Materia, de A a Z.',
  heading: 'As nossas marcas',
  lead: 'Escolha uma marca para ver os seus produtos.',
  letters: 'Letras do alfabeto',
  products: { one: '{count} produto', many: '{count} de produtos', other: '{count} produtos' },
  none: 'Neste momento não é possível mostrar as marcas.',
  brandTitle: '{brand}: produtos da marca | Materia',
  brandTitlePage: '{brand}: produtos da marca, página {page} | Materia',
  brandDescription:
    'Produtos {brand}: preços, disponibilidade na sua loja e prazos de levantamento.',
  shelfTitle: '{category} da {brand} | Materia',
  shelfHeading: '{category} da marca {brand}',
  categories: 'Categorias da {brand}',
  breadcrumbs: 'Onde está',
} as const satisfies MarketTexts['brands'];
