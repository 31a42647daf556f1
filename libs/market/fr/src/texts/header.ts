import type { MarketTexts } from '@materia/market-model';

export const header = {
  mainNavigation: 'Navigation principale',
  allCategories: 'Tous les rayons',
  searchLabel: 'Rechercher chez Materia',
  searchPlaceholder: 'Produit, marque ou référence',
  stores: 'Nos magasins',
  changeStore: 'Changer de magasin',
  noStoreChosen: 'Aucun magasin choisi',
  myAccount: 'Mon compte',
  greeting: 'Bonjour {name}',
  pageChanged: 'Page ouverte : {title}',
  suggestions: 'Suggestions de recherche',
  suggestionCount: {
    one: '{count} suggestion',
    many: '{count} de suggestions',
    other: '{count} suggestions',
  },
  suggestedCategory: 'Rayon',
  suggestedBrand: 'Marque',
  suggestedCorrection: 'Vouliez-vous dire « {words} » ?',
  recentSearch: 'Recherche récente',
  forgetSearches: 'Effacer les recherches récentes',
  securePurchase: 'Achat sécurisé',
  purchaseHelp: 'Aide pour votre commande',
  priceWithoutTax: '{amount} HT',
} as const satisfies MarketTexts['header'];
