import { stemmer as danish } from '@orama/stemmers/danish';
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as finnish } from '@orama/stemmers/finnish';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as hungarian } from '@orama/stemmers/hungarian';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as romanian } from '@orama/stemmers/romanian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemmer as swedish } from '@orama/stemmers/swedish';
import type { StemmerName } from '@materia/market-model';
import { stemPolish } from './stem-polish.ts';

/** Unites the forms of a folded word. */
type Stemmer = (word: string) => string;

/** Snowball makes some words very short; such stems unite unrelated words. */
const snowball =
  (stemmer: Stemmer): Stemmer =>
  (word) => {
    const stem = stemmer(word);
    return stem.length < 4 && word.length > 4 ? word.replace(/(es|s|e|a|o)$/, '') : stem;
  };

/** An engine for each name that a market may choose. */
export const STEMMERS: Readonly<Record<StemmerName, Stemmer>> = {
  none: (word) => word,
  danish: snowball(danish),
  dutch: snowball(dutch),
  english: snowball(english),
  finnish: snowball(finnish),
  french: snowball(french),
  german: snowball(german),
  hungarian: snowball(hungarian),
  italian: snowball(italian),
  polish: stemPolish,
  portuguese: snowball(portuguese),
  romanian: snowball(romanian),
  spanish: snowball(spanish),
  swedish: snowball(swedish),
};
