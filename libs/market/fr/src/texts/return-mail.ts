import type { HostTexts } from '@materia/market-model';

export const returnMail = {
  promiseSubject: 'Retour – commande {number}',
  promised:
    'Nous avons reçu votre demande de retour pour la commande {number} le {date} à {time}. Elle porte sur ces produits :',
  promiseBack:
    'Nous vous rembourserons {amount} quand les produits, non utilisés et complets, seront de retour au magasin.',
  name: 'Nom',
  outsideTrade: 'Déclaration',
  outsideTradeText: 'achat sans caractère professionnel',
  code: 'Code de retour',
  codePost: 'Inscrivez ce code sur le colis.',
  codeStore: 'Présentez ce code au magasin.',
  sendTo: 'Adresse de retour',
  refundBy: 'Remboursement au plus tard',
  arrivedSubject: 'Commande {number} : retour reçu',
  arrivedTitle: 'Votre retour est arrivé',
  arrivedText:
    'Les produits du retour {code} sont arrivés. Nous les vérifions et vous écrirons le montant remboursé.',
  checkedSubject: 'Commande {number} : retour vérifié',
  checkedTitle: 'Votre retour a été vérifié',
  checkedText: 'Nous n’avons pas pu accepter tout le retour {code}.',
  checkedAll: 'Tout le retour {code} est accepté.',
  accepted: 'Accepté : {count} × {name}',
  refused: 'Refusé : {count} × {name} – {reason}',
  checkedRefund: 'Nous vous remboursons {amount}.',
  checkedNothing:
    'Aucun montant n’est remboursé. Si vous n’êtes pas d’accord, écrivez-nous à {email}.',
  palletsSubject: 'Commande {number} : consigne des palettes',
  palletsTitle: 'Vos palettes sont revenues',
  palletsText:
    'Nous avons reçu des palettes de la commande n° {number} et remboursons leur consigne.',
  pallets: 'Palettes',
  palletsOn: 'Jour du retour',
  deposit: 'Consigne',
  vendorReturnSubject: 'Commande {number} : retour de l’acheteur',
  vendorReturnTitle: 'L’acheteur retourne des produits',
  vendorReturnText:
    'L’acheteur a annoncé le retour {code} de la commande {number}. À l’arrivée du colis, vérifiez-le et informez notre service des commandes ; nous effectuons le remboursement.',
  vendorEndedText:
    'L’acheteur s’est rétracté avant l’envoi de la commande {number}. Ne l’expédiez pas ; nous effectuons le remboursement.',
  vendorCancelledSubject: 'Commande {number} : annulée par l’acheteur',
  vendorCancelledTitle: 'L’acheteur a annulé la commande',
  vendorCancelledText:
    'L’acheteur a annulé la commande {number}. Ne l’expédiez pas ; nous effectuons le remboursement.',
  vendorGreeting: 'Bonjour,',
} as const satisfies HostTexts['returnMail'];
