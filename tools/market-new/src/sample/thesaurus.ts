/** Words of the trade: typed words before the arrow, words of the catalogue after it. */
export const thesaurus = [
  'cartongesso, pannello di gesso, knauf > lastre di cartongesso',
  'water, wc, tazza, gabinetto > vasi sanitari',
  'piastrella, piastrelle, mattonella, mattonelle > piastrelle',
  'trapano, avvitatore, trapano a batteria > trapani avvitatori',
  'flessibile, smerigliatrice, frullino > smerigliatrici angolari',
] as const satisfies readonly string[];
