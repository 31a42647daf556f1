import type { MarketTexts } from '@materia/market-model';

export const comparator = {
  title: 'Comparateur de produits | Materia',
  description:
    'Jusqu’à quatre produits d’une même catégorie côte à côte : prix, stock et caractéristiques.',
  heading: 'Comparateur de produits',
  lead: 'Placez côte à côte jusqu’à quatre produits d’une même catégorie.',
  category: 'Catégorie : {category}',
  open: 'Voir la comparaison',
  add: 'Comparer',
  addNamed: 'Comparer : {product}',
  added: 'Le produit est dans la comparaison.',
  alreadyThere: 'Ce produit est déjà dans la comparaison.',
  full: 'La comparaison compte déjà quatre produits. Retirez-en un pour en ajouter un autre.',
  otherCategory:
    'Seuls des produits d’une même catégorie se comparent, et celui-ci appartient à une autre.',
  startAnew: 'Commencer une nouvelle comparaison avec ce produit',
  failed: 'La comparaison n’est pas disponible. Réessayez dans un instant.',
  empty: 'Aucun produit choisi pour le moment',
  emptyText:
    'Cliquez sur « Comparer » dans une liste ou sur la page d’un produit. Votre choix est gardé, même sans compte.',
  emptyAction: 'Voir les produits',
  table: 'Produits choisis et leurs caractéristiques',
  characteristic: 'Caractéristique',
  price: 'Prix',
  availability: 'Stock',
  weight: 'Poids',
  missing: 'non renseigné',
  differs: 'différent',
  showAll: 'Afficher toutes les caractéristiques',
  showDifferent: 'Afficher seulement les différences',
  nothingDiffers: 'Les produits choisis ont tous les mêmes caractéristiques.',
  remove: 'Retirer',
  removeNamed: 'Retirer de la comparaison : {product}',
  clear: 'Vider la comparaison',
} as const satisfies MarketTexts['comparator'];
