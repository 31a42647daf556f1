import type { MarketTexts } from '@materia/market-model';

export const search = {
  title: 'Rechercher un produit | Materia',
  titleFor: 'Résultats pour « {words} » | Materia',
  label: 'Que cherchez-vous ?',
  action: 'Rechercher',
  results: {
    one: '{count} résultat pour « {words} »',
    many: '{count} résultats pour « {words} »',
    other: '{count} résultats pour « {words} »',
  },
  promptTitle: 'Rechercher un produit',
  promptText: 'Saisissez un nom, une marque, une référence ou un code EAN.',
  emptyTitle: 'Aucun résultat pour « {words} »',
  emptyText: 'Vérifiez l’orthographe, utilisez moins de mots ou saisissez la référence du produit.',
  emptyAction: 'Voir tous les rayons',
  tooLong: 'Votre recherche est trop longue. Nous n’en avons gardé que le début.',
  corrected: 'Voici les résultats pour « {words} ».',
  literalAction: 'Rechercher exactement « {words} »',
  dropped: 'Introuvable : {words}. Voici des produits qui correspondent aux autres mots.',
  categories: 'Catégories',
  similarCategories: 'Catégories proches',
  bestSellers: 'Meilleures ventes',
  askStore:
    'Vous ne savez pas comment s’appelle ce que vous cherchez ? Appelez le magasin {store} :',
} as const satisfies MarketTexts['search'];
