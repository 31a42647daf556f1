/** The parameter of the words, as the header's search form sends it. */
export const WORDS_PARAMETER = 'q';
