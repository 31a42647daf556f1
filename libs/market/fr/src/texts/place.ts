import type { MarketTexts } from '@materia/market-model';

export const place = {
  question: 'Où le voulez-vous ?',
  unknown: 'Code postal ou ville',
  hint: 'Par exemple {example}, ou le nom de votre ville',
  save: 'Enregistrer',
  title: 'Où le voulez-vous ? Livraison et magasins proches | Materia',
  description:
    'Indiquez votre code postal ou votre ville : vous verrez la date, le prix de livraison et les magasins proches.',
  lead: 'Indiquez votre code postal ou votre ville. Pour chaque produit, vous verrez quand il arrive, à quel prix et où le retirer.',
  errors: 'Corrigez le lieu de livraison',
  homeTitle: 'Livraison chez vous ({place})',
  homeText:
    'Le jour et le prix de la livraison sont indiqués pour chaque produit et dans le panier.',
  notServed: 'Nos commandes en ligne ne sont pas livrées à {place}.',
  notServedStore: '{store} ne livre pas à {place}.',
  servedBy: '{store} livre dans votre secteur. Choisissez ce magasin pour être livré.',
  nearTitle: 'Magasins près de {place}',
  nearText:
    'Choisissez un magasin pour voir son stock et y retirer vos achats. La livraison reste possible.',
  readyToday: 'Retrait : aujourd’hui dès {time}',
  readyTomorrow: 'Retrait : demain dès {time}',
  readyLater: 'Retrait : {date}, dès {time}',
  saved: 'C’est noté. Les délais et prix de livraison sont désormais ceux de votre secteur.',
  forget: 'Oublier ce lieu',
  forgotten: 'Votre lieu de livraison est oublié.',
  followsAddress:
    'La livraison se fait désormais à l’adresse indiquée. Vérifiez la date et le prix.',
  tooFar: 'Le camion ne dessert pas ce code postal. Choisissez un autre mode de livraison.',
  truckFrom:
    'Le camion dessert le {postcode} depuis {store}. Avant de choisir ce magasin, nous vous montrons ce qui change dans le panier.',
  otherDelivery: 'Choisir une autre livraison',
  pickupAt: 'Retrait : {store}',
  nearStores: 'Magasins proches',
  allStores: 'Tous les magasins',
  showcaseTitle: '{store} ne prépare pas de commandes en ligne',
  showcaseText:
    'Nous vous livrons à domicile ou en point relais. Les commandes en ligne ne peuvent pas être retirées dans ce magasin.',
  showcaseNear: 'Le magasin le plus proche avec retrait : {store} (à {kilometres} km).',
  showcaseChoose: 'Choisir {store}',
} as const satisfies MarketTexts['place'];
