import type { ContentTexts } from '../../content/content-texts.ts';
import { block, question, slide } from '../../content/content-texts.ts';

export const questions: ContentTexts['questions'] = {
  'order-pickup': question(
    'Commande et retrait',
    'Quand puis-je retirer ma commande ?',
    '<p>En général deux heures d’ouverture après l’achat. Vous choisissez l’heure à la validation et recevez un message quand tout est prêt. Voir <a href="{page:drive}">Retrait en magasin</a>.</p>',
  ),
  'change-store': question(
    'Commande et retrait',
    'Pourquoi le prix change-t-il selon le magasin ?',
    '<p>Chaque magasin a ses prix et ses stocks. Une fois le vôtre choisi, nous affichons ce que vous paierez vraiment.</p>',
  ),
  'delivery-area': question(
    'Livraison',
    'Livrez-vous sur le chantier ?',
    '<p>Oui, au camion-grue, le plus souvent jusqu’à 50 km du magasin. Voir <a href="{page:site-delivery}">Livraison sur chantier</a>.</p>',
  ),
  returns: question(
    'Retours',
    'De combien de temps est-ce que je dispose pour un retour ?',
    '<p>Pour un achat en ligne, {days:withdrawal} jours après la réception. Tout magasin reprend pendant {days:return} jours ce qui n’a pas servi, sauf la peinture à la teinte et les panneaux découpés.</p>',
  ),
  'professional-account': question(
    'Compte',
    'Que m’apporte un compte professionnel ?',
    '<p>Des tarifs professionnels, les prix hors taxes en premier et des factures au nom de l’entreprise. Indiquez votre SIRET à l’inscription.</p>',
  ),
  payment: question(
    'Paiement',
    'Comment puis-je payer ?',
    '<p>En ligne, par carte, PayPal ou en plusieurs fois. Si vous retirez toute la commande, aussi en magasin, par carte ou en espèces. Les moyens acceptés pour votre commande s’affichent à la validation.</p>',
  ),
  availability: question(
    'Produits',
    'Que veut dire « sur commande » ?',
    '<p>Le produit vient du fabricant. Le délai est donné en jours ouvrés, hors jours fériés.</p>',
  ),
  club: question(
    'Compte',
    'Comment fonctionne le Club M ?',
    '<p>Vos achats rapportent des points et, selon votre niveau, réduisent le prix de la préparation de commande.</p>',
  ),
};

export const slides: ContentTexts['slides'] = {
  insulation: slide(
    'Isolez avant l’hiver',
    'Laines, polystyrènes et panneaux, avec la consommation au mètre carré.',
    'Voir les isolants',
  ),
  terrace: slide(
    'Une terrasse qui dure',
    'Lames, lambourdes et vis qui tiennent à la pluie et au gel.',
    'Choisir mes lames',
  ),
  paint: slide(
    'Une nouvelle couleur en un week-end',
    'Des peintures qui couvrent bien et des teintes assorties à vos tissus.',
    'Trouver ma peinture',
  ),
};

export const home: ContentTexts['home'] = {
  everybody: block(
    'On le fait ensemble',
    '<p>Quelle quantité prendre, quelle fixation choisir ? Parcourez les <a href="{page:faq}">questions fréquentes</a>, découvrez <a href="{page:services}">nos services</a> ou demandez au magasin.</p>',
  ),
  professionals: block(
    'Pour votre entreprise',
    '<p>Tournées à jours fixes, <a href="{page:concrete-mixer}">béton en toupie</a> dès 1 m³ et <a href="{page:site-delivery}">grue sur chantier</a>. Le comptoir pro vous reçoit dès l’ouverture.</p>',
  ),
};

export const advice: ContentTexts['advice'] = {
  building: block(
    'Avant de commander',
    '<p>Calculez au mètre carré et ajoutez une marge : 3 % pour briques et blocs, 10 % pour les plaques en rampant. Gardez le ciment sur palette, bâché, trois mois au plus.</p>',
  ),
  floors: block(
    'Calculer son sol',
    '<p>Longueur par largeur, plus 8 % de coupes, ou 15 % pour un bâton rompu. Laissez les paquets deux jours dans la pièce.</p>',
  ),
  paint: block(
    'Bien commencer',
    '<p>Le mur doit être sec, propre et non poudreux. Sous-couche sur plâtre neuf, peinture isolante sur les taches. Jugez la teinte sur un <a href="{page:colour-workshop}">échantillon de l’atelier</a>.</p>',
  ),
  garden: block(
    'Quand semer',
    '<p>Le gazon se sème d’avril à juin ou en septembre, quand la terre est chaude et humide. En été, préférez le gazon en rouleau.</p>',
  ),
};
