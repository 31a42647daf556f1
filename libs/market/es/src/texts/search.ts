import type { MarketTexts } from '@materia/market-model';

export const search = {
  title: 'Buscar productos | Materia',
  titleFor: 'Resultados de «{words}» | Materia',
  label: '¿Qué necesitas?',
  action: 'Buscar',
  results: {
    one: '{count} resultado para «{words}»',
    many: '{count} resultados para «{words}»',
    other: '{count} resultados para «{words}»',
  },
  promptTitle: 'Busca en todo el surtido',
  promptText: 'Escribe un nombre, una marca, una referencia o un código EAN.',
  emptyTitle: 'No hemos encontrado nada para «{words}»',
  emptyText: 'Revisa la ortografía, usa menos palabras o prueba con la referencia del producto.',
  emptyAction: 'Ver todos los departamentos',
  tooLong: 'La búsqueda es demasiado larga. Hemos usado solo el principio.',
  corrected: 'Mostramos los resultados de «{words}».',
  literalAction: 'Buscar exactamente «{words}»',
  dropped: 'No hemos encontrado: {words}. Mostramos productos con las demás palabras.',
  categories: 'Categorías',
  similarCategories: 'Categorías parecidas',
  bestSellers: 'Los más vendidos',
  askStore: '¿No sabes cómo se llama lo que buscas? Llama a {store}:',
} as const satisfies MarketTexts['search'];
