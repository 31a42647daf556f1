import type { HostTexts } from './host-texts.ts';

export const fr: HostTexts = {
  facets: { brand: 'Marque', availability: 'Disponibilité', availableHere: 'Disponible dans votre dépôt', reduction: 'Promotions', reduced: 'Prix réduit' },
  refusals: {
    showcase: 'Ce dépôt ne vend pas en ligne. Choisissez un autre dépôt pour commander.',
    notSellable: 'Ce produit ne peut pas être commandé actuellement dans le dépôt choisi.',
  },
  orderMail: {
    subject: 'Commande {{number}} : confirmation',
    greeting: 'Bonjour {{name}},',
    lead: 'Merci pour votre commande n° {{number}}. Nous la préparons pour le retrait.',
    pickupAt: 'Retrait : {{store}}, {{address}}',
    pickupFrom: 'Disponible le {{date}} à partir de {{time}}',
    payInStore: 'Vous réglerez sur place, au moment du retrait.',
    line: '{{count}} × {{name}} : {{amount}}',
    fee: 'Frais de préparation : {{amount}}',
    total: 'Total : {{amount}} (dont TVA {{tax}})',
    questions: 'Une question ? Appelez le dépôt au {{phone}}.',
    signature: 'L’équipe {{shop}}',
  },
};
