import type { MarketTexts } from '@materia/market-model';

export const storeChange = {
  title: 'Passer à {store}',
  lead: 'Voici ce qui change dans votre panier si vous choisissez {to} au lieu de {from}. Vous pourrez annuler.',
  same: 'Sans changement',
  unavailable: 'Indisponible dans ce magasin : il reste en attente dans le panier',
  availableAgain: 'Disponible ici : il revient dans la commande',
  priceUp: 'Le prix passe de {from} à {to} (hausse)',
  priceDown: 'Le prix passe de {from} à {to} (baisse)',
  quantity: 'La quantité passe de {from} à {to}',
  availability: 'Autre disponibilité :',
  promise: 'Autre délai :',
  total: 'Total : {from} → {to}',
  delivery: 'Livraison la moins chère : {from} → {to}',
  confirm: 'Choisir {store}',
  keep: 'Rester à {store}',
  chosen: 'Magasin choisi.',
  done: 'Magasin changé. Prix, disponibilités et délais sont désormais ceux du nouveau.',
  undo: 'Annuler le changement de magasin',
  undone: 'Le changement de magasin est annulé. Le panier est comme avant.',
  undonePartly:
    'Retour au magasin précédent, mais certains produits n’y sont plus. Vérifiez les quantités.',
} as const satisfies MarketTexts['storeChange'];
