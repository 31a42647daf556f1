import type { VendorWords } from '../demo-market.ts';

/** Vendor profile texts of the market; products in vendor order. */
export const vendorWords: VendorWords = {
  goods: [
    'robinetterie, vasques et équipement de salle de bains',
    'granulats, sable et gravier livrés sur chantier',
    'outillage à main et électroportatif pour artisans',
    'bois de charpente, lames de terrasse et bardage',
    'carrelage, faïence et grès cérame',
    'peintures, lasures et matériel de peintre',
    'câbles, appareillage et tableaux électriques',
    'plantes, terreaux et outils de jardin',
    'poêles à bois, inserts et conduits',
    'vis, chevilles et fixations à la pièce ou au kilo',
    'parquets, stratifiés et plinthes',
    'tuiles, gouttières et accessoires de couverture',
    'portes intérieures, portes d’entrée et escaliers',
    'laine minérale, polystyrène et systèmes d’isolation',
    'robinets, raccords et plomberie',
    'serrures, poignées et quincaillerie de porte',
    'mobilier de terrasse, pergolas et abris',
    'suspensions, appliques et éclairage extérieur',
    'fenêtres, baies et volets roulants',
    'mortiers, enduits et colles',
    'clôtures, portails et grillages',
    'ronds à béton, profilés et treillis soudés',
    'vêtements de travail, chaussures et protections',
    'arrosage, pompes et cuves',
    'pierre naturelle, pavés et dallages',
  ],
  description:
    '{name}, à {city}. Nos rayons : {goods}. Les commandes en stock partent sous deux jours ouvrés et une personne du métier répond à vos questions techniques.',
  returns:
    'Vous pouvez retourner un produit dans les 30 jours suivant la livraison. Tout consommateur dispose en tout cas de 14 jours pour se rétracter sans donner de motif. Le retour est à votre charge, sauf produit abîmé ou non conforme. Le remboursement intervient sous 14 jours par le même moyen de paiement.',
  terms: [
    'Le vendeur est {legalName}, {address}, {register}, TVA {taxNumber}, e-mail {email}. Le contrat de vente est conclu avec nous ; Materia exploite la plateforme et nous transmet la commande et le paiement.',
    'Les prix affichés comprennent la TVA. Les frais de livraison sont indiqués avant la validation. La vente est formée lorsque nous confirmons la commande par e-mail.',
    'Nous expédions dans le délai indiqué sur l’offre. Si ce délai ne peut pas être tenu, nous vous prévenons sans attendre et vous pouvez annuler contre remboursement intégral.',
    'Le consommateur peut se rétracter pendant 14 jours à compter de la livraison. Un message à {email} ou le formulaire de votre compte Materia suffit.',
    'Nous répondons des défauts de conformité pendant deux ans (articles L. 217-3 et suivants du code de la consommation) et des vices cachés (articles 1641 et suivants du code civil). Joignez une photo et le numéro de commande.',
    'Vos données servent uniquement à traiter la commande et à respecter nos obligations fiscales. En cas de litige, vous pouvez saisir gratuitement le médiateur de la consommation.',
  ],
  zones: ['mainland'],
  ecoRegister: { shortName: 'PMCB', pattern: 'FR######_04ABCD' },
};
