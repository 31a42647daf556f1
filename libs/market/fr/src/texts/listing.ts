import type { MarketTexts } from '@materia/market-model';

export const listing = {
  title: '{category} : prix et stocks | Materia',
  titlePage: '{category}, page {page} | Materia',
  description:
    '{category} : comparez les prix, vérifiez le stock de votre magasin et commandez avec retrait en magasin.',
  breadcrumbs: 'Vous êtes ici',
  subcategories: 'Catégories du rayon {category}',
  products: { one: '{count} produit', many: '{count} produits', other: '{count} produits' },
  list: 'Liste des produits',
  prices: 'Prix et stocks : {store}',
  filters: 'Filtres',
  filtersApply: 'Voir les produits',
  filtersClear: 'Effacer les filtres',
  sort: 'Trier par',
  sortApply: 'Trier',
  sortRelevance: 'Meilleures ventes',
  sortPriceAsc: 'Prix croissant',
  sortPriceDesc: 'Prix décroissant',
  sortNameAsc: 'Nom de A à Z',
  sortNameDesc: 'Nom de Z à A',
  sortNewest: 'Nouveautés',
  orderTitle: 'Comment les produits sont-ils classés ?',
  orderRelevance:
    'Le classement dépend des quantités vendues : les produits les plus achetés apparaissent en premier.',
  orderPriceAsc:
    'Les produits sont classés selon leur prix dans le magasin choisi, du moins cher au plus cher.',
  orderPriceDesc:
    'Les produits sont classés selon leur prix dans le magasin choisi, du plus cher au moins cher.',
  orderNameAsc: 'Les produits sont classés par nom, dans l’ordre alphabétique.',
  orderNameDesc: 'Les produits sont classés par nom, de Z à A.',
  orderNewest: 'Les produits arrivés le plus récemment au catalogue apparaissent en premier.',
  orderVendors: 'Aucun vendeur ne paie pour sa place dans la liste.',
  pages: 'Pages de produits',
  page: 'Page {page}',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  emptyTitle: 'Aucun produit pour le moment',
  emptyText:
    'Nous n’avons pas encore de produit dans cette catégorie. Découvrez nos autres rayons.',
  emptyFilteredText: 'Aucun produit ne correspond aux filtres choisis. Retirez-en quelques-uns.',
  emptyAction: 'Retour à l’accueil',
  add: 'Ajouter',
  addNamed: 'Ajouter au panier : {product}',
  showcase: 'Ce magasin ne vend pas en ligne. Prix et stocks sont donnés à titre indicatif.',
  moreOffers: {
    one: '{count} autre offre',
    many: '{count} autres offres',
    other: '{count} autres offres',
  },
} as const satisfies MarketTexts['listing'];
