import type { MarketTexts } from '@materia/market-model';

export const purchase = {
  title: 'Détail de l’achat',
  paidAt: 'Payé le {date} à {time}',
  lines: 'Produits achetés',
  charges: 'Préparation et livraison',
  taxAt: 'Dont TVA à {rate} %',
  igicAt: 'Dont IGIC à {rate} %',
  receipt: 'Ticket de caisse',
  number: 'Numéro du ticket',
  kind: 'Nature du ticket',
  kindPurchase: 'Achat',
  kindWithdrawalSale: 'Vente à retirer',
  kindGoodsReturn: 'Retour de marchandise',
  kindCancelled: 'Ticket annulé',
  till: 'Caisse',
  tillNumber: '{till} n° {number}',
  ofOrder: 'Ce ticket a été remis avec la commande {number}.',
  toOrder: 'Voir la commande',
  store: 'Magasin',
  noInvoice:
    'Aucune facture n’a été établie pour cet achat. Demandez-la au magasin avec votre ticket.',
  backToPurchases: 'Retour aux achats',
} as const satisfies MarketTexts['purchase'];
