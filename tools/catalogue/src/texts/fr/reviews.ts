import type { ContentTexts } from '../../content/content-texts.ts';
import { phrases } from '../../content/content-texts.ts';

/** What reviews of the demo shop are put together from, in French. */
export const reviews: ContentTexts['reviews'] = {
  titles: {
    one: phrases('Déçu', 'Je ne rachèterai pas', 'À éviter'),
    two: phrases('Léger pour le prix', 'J’attendais mieux', 'Pour dépanner seulement'),
    three: phrases('Correct, sans plus', 'Moyen mais utilisable', 'Peut mieux faire'),
    four: phrases(
      'Bon achat',
      'Presque parfait',
      'Bon rapport qualité-prix',
      'Bien, à un détail près',
    ),
    five: phrases(
      'Exactement ce qu’il me fallait',
      'Rien à redire',
      'Je rachèterai',
      'Du solide',
      'Très bonne surprise',
    ),
  },
  endings: {
    one: phrases('Rapporté en magasin, repris sans discuter.', 'Je ne peux pas le conseiller.'),
    two: phrases('La prochaine fois, je mettrai un peu plus cher.', 'Pas cher, et cela se voit.'),
    three: phrases(
      'À ce prix, c’est acceptable.',
      'Pour le garage, cela suffit.',
      'Cela fait le travail.',
    ),
    four: phrases(
      'Dans l’ensemble, je suis content.',
      'Retrait rapide.',
      'Je l’ai conseillé à mon voisin.',
    ),
    five: phrases(
      'Je le recommande.',
      'Chargé en cinq minutes au magasin.',
      'Le maçon l’a adopté aussi.',
      'Conforme à la description.',
    ),
  },
  anything: {
    good: phrases(
      'Arrivé entier, sans la moindre trace.',
      'Fait exactement ce qu’on lui demande.',
      'Les caractéristiques correspondent à la fiche.',
      'Plusieurs semaines après, rien à redire.',
      'Mieux que ce que le prix laisse attendre.',
    ),
    bad: phrases(
      'Arrivé plus tard qu’annoncé.',
      'Paraissait plus solide sur la photo.',
      'J’attendais mieux à ce prix.',
    ),
  },
  good: {
    building: phrases(
      'Palette complète, aucun sac percé.',
      'Se travaille bien et prend dans le temps annoncé.',
      'Mon maçon est ravi, rien ne s’effrite.',
    ),
    roof: phrases(
      'Bien ajusté, pas une goutte après l’orage.',
      'Pose rapide, cotes respectées.',
      'La différence se sent sur la facture de chauffage.',
    ),
    openings: phrases(
      'Ferrures souples, joints bien plaqués.',
      'Pose sans surprise, tout était là.',
      'On n’entend plus la rue.',
    ),
    floors: phrases(
      'Le clic entre sans forcer, le décor ne se répète pas.',
      'Carreaux bien calibrés, joints droits.',
      'Six mois avec un chien, pas une rayure.',
    ),
    bathroom: phrases(
      'Beau chrome, aucune fuite.',
      'Le calcaire part d’un coup de chiffon.',
      'S’adapte aux anciens perçages.',
    ),
    electricity: phrases(
      'Bornes fermes, repères lisibles.',
      'Lumière agréable, sans scintillement.',
      'Posé en un quart d’heure.',
    ),
    paint: phrases(
      'Couvre en deux couches et n’éclabousse pas.',
      'Presque sans odeur, on y a dormi le soir.',
      'La teinte est celle du nuancier.',
    ),
    tools: phrases(
      'Bonne prise en main, ne chauffe pas.',
      'Un mois de chantier et comme neuve.',
      'Puissance au rendez-vous, coffret solide.',
    ),
    garden: phrases(
      'Monté seul en une heure.',
      'Un hiver dehors sans rouille.',
      'Le jardin a enfin belle allure.',
    ),
    hardware: phrases(
      'Empreintes nettes, filetage propre.',
      'Tient bien, même dans un vieux mur.',
      'Le compte y est.',
    ),
    timber: phrases(
      'Sec, droit, sans nœud en rive.',
      'Se coupe net, sans éclats.',
      'Traitement bien régulier.',
    ),
    climate: phrases(
      'Chauffe vite et sans bruit.',
      'Réglages simples, notice claire.',
      'Première facture déjà plus légère.',
    ),
    kitchen: phrases(
      'Façades alignées, fermeture amortie.',
      'Silencieux et facile à nettoyer.',
      'Cotes justes au millimètre.',
    ),
    workwear: phrases(
      'Confortable toute la journée.',
      'Coutures solides, poches bien placées.',
      'Taille conforme au tableau.',
    ),
  },
  bad: {
    building: phrases('Deux sacs avaient pris l’humidité.', 'Quelques angles cassés.'),
    roof: phrases('Le film était déchiré au bord.', 'Il manquait des pièces de finition.'),
    openings: phrases('Poignée lâche dès le départ.', 'Notice peu lisible.'),
    floors: phrases('Deux lames au clic abîmé.', 'Teinte un peu différente de la photo.'),
    bathroom: phrases('Joint à changer tout de suite.', 'Les gouttes marquent, il faut essuyer.'),
    electricity: phrases('Câble trop court.', 'Boîtier mince.'),
    paint: phrases('Trois couches ont été nécessaires.', 'Plus foncée une fois sèche.'),
    tools: phrases('La batterie tient moins que promis.', 'Bruyante, casque obligatoire.'),
    garden: phrases('Visserie médiocre, j’ai mis la mienne.', 'La notice se résume à un dessin.'),
    hardware: phrases('Une sur dix est tordue.', 'Le revêtement rouille vite.'),
    timber: phrases('Trois lames vrillées.', 'Beaucoup de nœuds, il faut trier.'),
    climate: phrases('Audible à pleine puissance.', 'Pose plus longue que prévu.'),
    kitchen: phrases('Une façade rayée à l’arrivée.', 'Un tiroir à régler.'),
    workwear: phrases('Semelle glissante sur sol mouillé.', 'Taille petit.'),
  },
  nicknames: phrases(
    'Sylvie',
    'Jean-Marc',
    'Titi59',
    'Nadège',
    'Rénov Bretagne',
    'Karim',
    'Paul et Léa',
    'Gilles',
    'Amélie',
    'le_bricoleur',
    'Thierry',
    'Céline',
    'Maison Les Tilleuls',
    'Bruno P.',
    'Fatou',
    'Plaquiste 38',
    'Loïc',
    'Martine',
    'Hugo',
    'Odile',
  ),
};
