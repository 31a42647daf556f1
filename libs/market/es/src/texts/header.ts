import type { MarketTexts } from '@materia/market-model';

export const header = {
  mainNavigation: 'Navegación principal',
  allCategories: 'Todas las categorías',
  searchLabel: 'Buscar en Materia',
  searchPlaceholder: 'Producto, marca o referencia',
  stores: 'Nuestros almacenes',
  changeStore: 'Cambiar de almacén',
  noStoreChosen: 'Sin almacén elegido',
  myAccount: 'Mi cuenta',
  greeting: 'Hola, {name}',
  pageChanged: 'Página abierta: {title}',
  suggestions: 'Sugerencias de búsqueda',
  suggestionCount: {
    one: '{count} sugerencia',
    many: '{count} de sugerencias',
    other: '{count} sugerencias',
  },
  suggestedCategory: 'Categoría',
  suggestedBrand: 'Marca',
  suggestedCorrection: '¿Querías decir «{words}»?',
  recentSearch: 'Búsqueda reciente',
  forgetSearches: 'Borrar las búsquedas recientes',
  securePurchase: 'Compra segura',
  purchaseHelp: 'Ayuda con tu pedido',
  priceWithoutTax: '{amount} sin impuestos',
} as const satisfies MarketTexts['header'];
