import type { ContentTexts } from '../../content/content-texts.ts';
import { page } from '../../content/content-texts.ts';

/** Pages of editors in French. */
export const pages: ContentTexts['pages'] = {
  services: page(
    'Nos services',
    'Retrait en magasin, livraison sur chantier, location de matériel, béton prêt à l’emploi et atelier des couleurs.',
    '<p>Le matériau, c’est la moitié du chantier. Pour l’autre moitié, nous préparons votre commande, nous la livrons, nous découpons vos panneaux, nous mettons votre peinture à la teinte et nous louons la machine qui manque. Choisissez un service pour voir où il est proposé.</p>',
  ),
  drive: page(
    'Retrait en magasin',
    'Commandez en ligne, passez deux heures plus tard : nous chargeons votre véhicule.',
    '<h2>Comment ça marche</h2><ol><li>Choisissez votre magasin et remplissez le panier.</li><li>À la validation, choisissez le retrait en magasin et une heure.</li><li>Attendez le message : la commande est prête en deux heures d’ouverture en général.</li><li>Prenez la file de retrait et donnez votre numéro. Nous chargeons.</li></ol><h2>Bon à savoir</h2><ul><li>Le retrait coûte à partir de 6,00 €, pour la préparation de la commande.</li><li>La commande vous attend trois jours ouvrés.</li><li>Pour des palettes, venez avec un plateau ou demandez la <a href="{page:site-delivery}">livraison sur chantier</a>.</li></ul>',
  ),
  delivery: page(
    'Livraison à domicile',
    'Par transporteur ou avec notre camion : délais, prix et déchargement.',
    '<p>Les petites commandes partent par transporteur, les grandes depuis le magasin le plus proche. Le délai figure sur chaque produit, le prix exact dans le panier, avant le paiement.</p><table><caption>Délais indicatifs</caption><thead><tr><th scope="col">Envoi</th><th scope="col">Délai</th></tr></thead><tbody><tr><td>Colis jusqu’à 30 kg</td><td>1 à 2 jours ouvrés</td></tr><tr><td>Palette</td><td>2 à 4 jours ouvrés</td></tr><tr><td>Produit sur commande</td><td>Voir sa fiche</td></tr></tbody></table><p>Le déchargement se fait en bord de route. Vérifiez la marchandise devant le chauffeur et notez vos réserves sur le bon.</p>',
  ),
  'site-delivery': page(
    'Livraison sur chantier',
    'Camion-grue pour palettes, aciers et poutrelles, au plus près de l’ouvrage.',
    '<p>Nous livrons parpaings, aciers, poutrelles et tuiles. La grue dépose la charge jusqu’à 12 mètres de la chaussée.</p><h2>À prévoir</h2><ul><li>Un accès de 3,5 m stabilisé pour 26 tonnes.</li><li>Une aire de dépose sans câble au-dessus.</li><li>Une personne pour réceptionner et signer.</li></ul><p>Votre magasin vous donne la date et le prix. Avec les entreprises, nous fixons des tournées.</p>',
  ),
  'tool-rental': page(
    'Location de matériel',
    'Plaques vibrantes, marteaux, échafaudages et déshumidificateurs à l’heure, au jour ou à la semaine.',
    '<p>La machine d’un week-end n’a pas besoin d’être à vous. Nous louons plaques vibrantes, marteaux piqueurs, découpeuses, échafaudages, groupes électrogènes et déshumidificateurs.</p><h2>Conditions</h2><ul><li>Une pièce d’identité et une caution ; un SIRET suffit aux entreprises.</li><li>La journée court à partir de l’heure de départ.</li><li>Nous vous montrons la prise en main et les consignes de sécurité.</li></ul><p>Les dates libres se demandent par téléphone au magasin.</p>',
  ),
  'concrete-floor': page(
    'Plancher béton sur mesure',
    'Poutrelles, entrevous et béton : nous calculons le plancher de votre maison.',
    '<p>Apportez le plan de niveau. Notre équipe choisit l’entraxe, les entrevous et le treillis, et le fabricant signe la note de calcul.</p><h2>Ce que vous recevez</h2><ul><li>le plan de pose aux poutrelles numérotées,</li><li>le devis, transport compris,</li><li>une livraison dans l’ordre de pose.</li></ul><p>Comptez quatre jours ouvrés pour l’étude.</p>',
  ),
  'concrete-mixer': page(
    'Béton en toupie',
    'Béton prêt à l’emploi à partir de 1 m³, samedi compris, à la goulotte ou à la pompe.',
    '<p>Nous commandons auprès des centrales proches du chantier. Dites-nous ce que vous coulez : nous choisissons classe, consistance et adjuvants.</p><table><thead><tr><th scope="col">Ouvrage</th><th scope="col">Béton</th></tr></thead><tbody><tr><td>Béton de propreté</td><td>C12/15 X0</td></tr><tr><td>Fondations</td><td>C25/30 XC2</td></tr><tr><td>Plancher, escalier</td><td>C25/30 XC1</td></tr><tr><td>Terrasse, allée</td><td>C30/37 XF2</td></tr></tbody></table><p>L’heure est confirmée la veille. Le déchargement d’une toupie de 8 m³ comprend 45 minutes.</p>',
  ),
  'colour-workshop': page(
    'Atelier des couleurs',
    'Deux mille teintes, des échantillons et des peintures assorties à un tissu.',
    '<p>Apportez un morceau de papier peint, un tissu ou une référence de nuancier. Le lecteur mesure la teinte et la machine prépare le pot en quelques minutes.</p><ul><li>peintures de mur et de façade, laques, lasures,</li><li>échantillon d’un demi-litre pour juger chez vous,</li><li>formule gardée en mémoire pour les retouches.</li></ul><p>Commencez par choisir le type de <a href="{category:paint}">peinture</a>.</p>',
  ),
  faq: page(
    'Questions fréquentes',
    'Commande, retrait, livraison, retours et compte : les questions que vous posez le plus.',
    '<p>Pas de réponse à votre question ? Appelez votre magasin, son numéro est sur sa page.</p>',
  ),
  kitchens: page(
    'Cuisines',
    'Un projet de cuisine avec un conseiller : mesures, plan et devis offerts.',
    '<p>Prenez rendez-vous avec le concepteur. En une heure, vous avez le plan de votre cuisine et le prix des meubles, du plan de travail et des appareils.</p><ol><li>Mesurez la pièce et repérez eau, gaz et prises.</li><li>Apportez des photos de ce qui vous plaît.</li><li>Choisissez façades et plan sur échantillon.</li><li>Nous reprenons les cotes avant fabrication.</li></ol><p>Les appareils à encastrer sont au rayon <a href="{category:kitchen}">Cuisine</a>.</p>',
  ),
  catalogue: page(
    'Catalogue',
    'Le catalogue bâtiment de l’année : des solutions de la fondation au toit.',
    '<p>Le catalogue rassemble les systèmes que les artisans nous commandent le plus : isolation par l’extérieur, toitures, doublages, douche de plain-pied. Chaque système a sa liste de matériaux et ses consommations au mètre carré.</p><p>La version papier est gratuite à l’accueil de chaque magasin.</p>',
  ),
  leaflet: page(
    'Prospectus',
    'Les promotions du mois, en magasin et en ligne.',
    '<p>Le prospectus présente les produits remisés du mois. Le prix est le même en ligne et, à côté de chaque remise, nous indiquons le prix le plus bas des 30 derniers jours.</p><p>Les prix diffèrent d’un magasin à l’autre : commencez par choisir le vôtre.</p>',
  ),
  terms: page(
    'Conditions générales de vente',
    'Commande, paiement, livraison, rétractation, garanties et avis.',
    '<h2>1. Vendeur et commande</h2><p>Les produits Materia sont vendus par {company:legalName}. Les produits des autres vendeurs sont achetés auprès d’eux ; leur nom figure sur l’offre. Le contrat est formé quand nous confirmons la commande par e-mail.</p><h2>2. Prix et paiement</h2><p>Les prix s’entendent TVA comprise, au jour de la commande et pour le magasin choisi. Une réduction est toujours calculée sur le prix le plus bas des 30 jours qui précèdent. L’éco-participation est indiquée séparément lorsque la loi le veut.</p><h2>3. Rétractation</h2><p>Le consommateur dispose de {days:withdrawal} jours à compter de la réception pour se rétracter d’un achat en ligne, sans motif. Les produits faits sur mesure, comme la peinture à la teinte ou le panneau découpé, en sont exclus. Le remboursement intervient sous 14 jours. En outre, tout magasin reprend pendant {days:return} jours ce qui n’a pas servi.</p><h2>4. Garanties</h2><p>La garantie légale de conformité court deux ans à compter de la délivrance, sans préjudice de la garantie des vices cachés. Tout magasin reçoit votre demande.</p><h2>5. Avis des clients</h2><p>Tout titulaire d’un compte peut donner un avis par produit. Les avis sont lus avant publication ; nous écartons ce qui est illicite, injurieux, publicitaire ou qui expose des personnes. Un avis n’est jamais retiré parce qu’il est négatif.</p><h2>6. Litiges</h2><p>Le consommateur peut recourir gratuitement au médiateur de la consommation : {company:disputeBody}.</p>',
  ),
  'pickup-conditions': page(
    'Conditions de retrait',
    'Qui peut retirer la commande, combien de temps elle attend et ce qu’il faut vérifier.',
    '<ul><li>La commande est remise à la personne qui donne son numéro et le nom du client. Si elle est payée en ligne, une pièce d’identité est demandée.</li><li>Elle attend trois jours ouvrés à compter de l’heure choisie, puis elle est annulée et remboursée.</li><li>Avant de charger, comptez les colis et regardez les emballages : les dommages visibles sont notés sur place.</li><li>Les palettes consignées sont facturées à part et remboursées au retour.</li></ul><p>Les horaires sont sur la page de chaque magasin. Il n’y a pas de retrait les jours fériés.</p>',
  ),
  'withdrawal-form': page(
    'Rétractation et formulaire',
    'Comment vous rétracter, dans quel délai, ce qui ne se retourne pas, et le modèle de formulaire.',
    '<h2>Vous avez {days:withdrawal} jours</h2><p>En tant que consommateur, vous pouvez vous rétracter d’un contrat à distance sans donner de motif pendant {days:withdrawal} jours à compter de la réception du dernier produit de la commande. Un délai qui expire un week-end ou un jour férié est prolongé jusqu’au jour ouvrable suivant.</p><h2>Comment vous rétracter</h2><p>Le plus simple est le bouton « Renoncer au contrat ici » de la page de la commande ; sans compte, vous l’ouvrez par le lien de l’e-mail. Vous pouvez aussi envoyer une déclaration dénuée d’ambiguïté à {company:email} ou le modèle ci-dessous. Un accusé de réception avec la date et l’heure vous est envoyé par e-mail.</p><h2>Retour des produits et remboursement</h2><p>Renvoyez les produits ou rapportez-les au magasin dans les 14 jours. Les frais de renvoi sont à votre charge. Nous vous remboursons sous 14 jours le prix et, si vous renoncez à toute la commande, la livraison standard et la préparation, par le même moyen de paiement. Nous pouvons attendre les produits ou une preuve de leur expédition.</p><h2>Ce qui ne se retourne pas</h2><p>Le droit de rétractation ne s’applique pas aux produits fabriqués ou coupés sur mesure ni aux peintures teintées à la demande (C. conso., art. L221-28). La page du produit vous le dit avant l’achat. Une couleur ou une taille de série ne retire pas ce droit.</p><h2>Modèle de formulaire de rétractation</h2><p>(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)</p><ul><li>À l’attention de {company:legalName}, {company:address}, {company:email} :</li><li>Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*) ci-dessous : ……</li><li>Commandé le (*)/reçu le (*) : ……</li><li>Nom du (des) consommateur(s) : ……</li><li>Adresse du (des) consommateur(s) : ……</li><li>Signature (uniquement en cas de notification du présent formulaire sur papier) : ……</li><li>Date : ……</li></ul><p>(*) Rayez la mention inutile.</p><h2>{days:return} jours pour les produits non utilisés</h2><p>En plus de ce que prévoit la loi, tous nos magasins reprennent les produits non utilisés et complets jusqu’à {days:return} jours après leur remise, s’ils sont vendus par nous. Leur prix vous est remboursé.</p>',
  ),
  privacy: page(
    'Confidentialité et cookies',
    'Les données que nous traitons, pourquoi, combien de temps, et vos droits.',
    '<h2>Responsable</h2><p>Vos données sont traitées par {company:legalName}, {company:address}.</p><h2>Pourquoi</h2><ul><li>préparer et remettre la commande : contrat,</li><li>établir la facture : obligation légale,</li><li>envoyer la lettre d’information : votre accord, que vous pouvez retirer.</li></ul><h2>Combien de temps</h2><p>Les données de commande sont gardées le temps prévu par la loi comptable, celles du compte jusqu’à sa fermeture. Nous effaçons le reste de nous-mêmes :</p><ul><li>le panier sans compte, avec l’adresse saisie : {days:guest-carts} jours après la dernière modification,</li><li>la session ouverte : {days:sessions} jours après la dernière utilisation,</li><li>la trace de la commande envoyée, qui évite de la passer deux fois : au bout de {days:placements} jours,</li><li>la carte du club remise en magasin, avec son code postal, qui n’est liée à aucun compte : au bout de {days:club-cards} jours,</li><li>le nombre de tentatives, de connexion par exemple, avec l’adresse e-mail et l’adresse IP sous forme d’empreinte irréversible : au bout de {days:attempts} jours.</li></ul><h2>Cookies</h2><p>Sans votre accord, nous n’enregistrons que l’indispensable : la session, le panier et le magasin choisi. La mesure d’audience et la publicité attendent votre choix.</p><h2>Vos droits</h2><p>Vous pouvez consulter, corriger, effacer et emporter vos données, vous opposer à leur usage et saisir la CNIL.</p>',
  ),
  'legal-notice': page(
    'Mentions légales',
    'Éditeur, registre, hébergement et responsabilité.',
    '<p>Ce site est édité par {company:legalName}, {company:address}.</p><p>{company:register}</p><p>Contact : {company:email}, téléphone {company:phone}.</p><h2>Offres d’autres vendeurs</h2><p>Chaque offre de la place de marché indique le nom du vendeur, avec lequel vous contractez. Tous sont des professionnels.</p><h2>Classement des listes</h2><p>Par défaut, les produits sont classés selon les ventes des dernières semaines. Aucune place n’est vendue.</p><h2>Contenus illicites</h2><p>Un formulaire permet de signaler un contenu illicite. Chaque signalement reçoit un numéro et une réponse.</p>',
  ),
  accessibility: page(
    'Accessibilité',
    'Comment ce site respecte les exigences d’accessibilité et comment signaler un problème.',
    '<p>{company:legalName} veut que chacun puisse acheter sur ce site. C’est un service de commerce électronique au sens de l’article L412-13 du code de la consommation, qui transpose la directive (UE) 2019/882.</p><h2>Exigences</h2><p>Les pages suivent la norme EN 301 549 et les WCAG 2.1 au niveau AA : utilisation au clavier, textes pour lecteurs d’écran, contraste, agrandissement du texte et achat sans script. Elles sont vérifiées par des programmes et à la main à chaque changement.</p><h2>Ce qui peut poser problème</h2><ul><li>Les fiches et notices PDF des fabricants ne sont pas toujours balisées. Sur demande, nous vous donnons leur contenu autrement.</li><li>La carte des magasins est une image ; la liste voisine offre le même choix.</li></ul><h2>Signaler un problème</h2><p>Écrivez à {company:email} ou appelez le {company:phone}. Nous répondons sous 14 jours. Si la réponse ne vous suffit pas, vous pouvez saisir la DGCCRF (signal.conso.gouv.fr) ou le Défenseur des droits.</p>',
  ),
};
