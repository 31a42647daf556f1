import type { HostTexts } from '@materia/market-model';

export const orderMail = {
  subject: 'Commande {number} : confirmation',
  greeting: 'Bonjour {name},',
  lead: 'Merci pour votre commande n° {number}. Nous la préparons pour le retrait.',
  pickupAt: 'Retrait : {store}, {address}',
  pickupFrom: 'Disponible le {date} à partir de {time}',
  paid: 'Paiement : {method}, payé.',
  payInStore: 'Vous réglerez sur place, au moment du retrait.',
  line: '{count} × {name} : {amount}',
  fee: 'Frais de préparation : {amount}',
  pallets: 'Consigne de palettes : {amount}',
  total: 'Total : {amount} (dont TVA {tax})',
  questions: 'Une question ? Appelez le dépôt au {phone}.',
  signature: 'L’équipe {shop}',
  leadSent: 'Merci pour votre commande n° {number}. Voici qui la livre et quand.',
  orderOf: 'Commande {number}, {seller}',
  deliveredTo: 'Livraison : {address}',
  waitsAt: 'Retrait : {address}',
  arrives: 'Livraison prévue le {date}',
  shipping: 'Frais de livraison : {amount}',
  guestPage: 'Suivez votre commande sans compte sur cette page :',
} as const satisfies HostTexts['orderMail'];
