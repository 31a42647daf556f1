import type { MarketTexts } from '@materia/market-model';

export const cart = {
  title: 'Panier',
  items: { one: '{count} article', many: '{count} articles', other: '{count} articles' },
  emptyTitle: 'Votre panier est vide',
  emptyText: 'Ajoutez des produits : vous verrez ici leurs prix et la date de retrait.',
  emptyAction: 'Commencer mes achats',
  emptySignIn: 'Vous avez un compte ? Connectez-vous pour retrouver votre panier.',
  summary: 'Récapitulatif',
  checkout: 'Choisir la livraison',
  checkoutSignIn:
    'Il faut un compte pour commander. Vous le créez à l’étape suivante avec votre nom, votre e-mail et un mot de passe.',
  continueShopping: 'Continuer mes achats',
  quantityOf: 'Quantité : {product}',
  update: 'Modifier',
  updateNamed: 'Modifier la quantité : {product}',
  lowerTo: 'Réduire à {quantity}',
  lowerToNamed: 'Réduire à {quantity} : {product}',
  removeNamed: 'Retirer du panier : {product}',
  more: 'Augmenter la quantité : {product}',
  less: 'Diminuer la quantité : {product}',
  maximumReached: 'Vous avez choisi la quantité maximale disponible.',
  notANumber: 'Saisissez la quantité en chiffres.',
  notAnInteger: 'Saisissez un nombre entier.',
  belowMinimum: 'La quantité minimale est de {minimum}.',
  backToProduct: 'Retour au produit',
  added: 'Le produit est dans votre panier.',
  updated: 'La quantité a été modifiée.',
  removed: 'Le produit a été retiré du panier.',
  undoRemove: 'Remettre le produit',
  addError: 'Le produit n’a pas pu être ajouté au panier. Réessayez dans un instant.',
  updateError: 'La quantité n’a pas pu être modifiée. Réessayez dans un instant.',
  deleteError: 'Le produit n’a pas pu être retiré du panier. Réessayez dans un instant.',
  lineGone:
    'Ce produit n’est plus dans votre panier : il a peut-être été retiré dans une autre fenêtre. Pour l’acheter, ajoutez-le de nouveau.',
  getError:
    'Le panier n’a pas pu être affiché. Vos produits sont conservés, réessayez dans un instant.',
  noOffer: 'Ce produit ne peut pas être acheté pour le moment dans le magasin choisi.',
  lockedByQuote:
    'Un devis est en cours de transformation en commande : le panier ne peut pas être modifié.',
  quantityLocked:
    'La quantité de ce produit ne peut pas être modifiée. Vous pouvez seulement le retirer du panier.',
  noStockAvailable:
    '{product} : épuisé dans ce magasin. Il reste en attente dans le panier, sans être compté.',
  setAsideTitle: 'Hors commande',
  setAsideText:
    'Ces produits ne peuvent pas être commandés pour le moment : ils ne comptent pas dans le total et restent dans le panier.',
  waitingTitle: 'En attente',
  waitingText:
    '{store} n’a pas ces produits pour le moment. Ils ne sont ni comptés ni commandés. Ils reviendront d’eux-mêmes dès qu’ils seront disponibles ou que vous choisirez un magasin qui les a.',
  waitingPrice: 'Dernier prix : {price}',
  stockModified: '{product} : il en reste {count}, nous avons ajusté la quantité.',
  priceIncreased: '{product} : le prix passe de {before} à {now}, il a augmenté.',
  priceDecreased: '{product} : le prix passe de {before} à {now}, il a baissé.',
  technicalError: '{product} : un problème technique nous a obligés à le retirer du panier.',
  discountRemoved: '{product} : la promotion est terminée.',
  merged: 'Nous avons réuni ce panier avec les produits enregistrés sur votre compte.',
  mergedInPart:
    'Nous avons réuni ce panier avec celui de votre compte, mais il n’y avait pas de place pour tous les produits. Commandez ceux qui manquent séparément.',
  connect: 'Connectez-vous pour conserver votre panier et voir vos prix.',
  connectAction: 'Se connecter',
  notices: 'Changements dans votre panier',
  closeNotice: 'Fermer le message',
  showcaseTitle: 'Magasin sans vente en ligne',
  showcaseText:
    '{store} ne prend pas de commande en ligne. Choisissez un autre magasin pour commander.',
  weight: 'Poids de la commande : {kilograms} kg',
  chooseStore: 'Choisir un magasin',
} as const satisfies MarketTexts['cart'];
