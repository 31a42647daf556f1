import type { MarketTexts } from '@materia/market-model';

export const paymentMethod = {
  accepted: 'Moyens de paiement',
  card: 'Carte bancaire',
  cardText: 'Vous saisirez votre carte sur la page sécurisée de notre prestataire de paiement.',
  blik: 'BLIK',
  blikText: 'Saisissez le code de l’application de votre banque et confirmez-y le paiement.',
  p24: 'Virement (Przelewy24)',
  p24Text:
    'Certaines banques mettent de {from} à {to} heures. La commande attend l’arrivée du paiement.',
  multibanco: 'Multibanco',
  multibancoText:
    'Vous recevrez une référence à régler à un distributeur ou dans votre banque, sous {days} jours. Nous commençons dès le paiement reçu.',
  mbWay: 'MB WAY',
  mbWayText: 'Vous indiquerez votre mobile et confirmerez le paiement dans l’application MB WAY.',
  bizum: 'Bizum',
  bizumText: 'Vous confirmerez le paiement dans l’application de votre banque.',
  paypal: 'PayPal',
  paypalText: 'Vous vous connecterez à PayPal pour y confirmer le paiement.',
  credit: 'Paiement en plusieurs fois',
  creditText:
    'Proposé par Klarna, pour des achats de 100 € à 3 000 €. Les échéances et le coût s’affichent sur sa page avant votre accord. Klarna étudie votre demande ; la réponse est le plus souvent immédiate.',
  payInStore: 'Paiement en magasin',
  payInStoreText: 'Par carte ou en espèces, lors du retrait.',
} as const satisfies MarketTexts['paymentMethod'];
