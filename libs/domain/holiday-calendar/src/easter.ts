import { addDays, isoWeekday, type PlainDate, plainDate } from './plain-date.ts';

/**
 * Easter Sunday of a Gregorian year: the Sunday after the first full moon on or after 21 March,
 * by the tables of the 1582 reform (lunar cycle of 19 years, corrected once a century).
 */
export const easterSunday = (year: number): PlainDate => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const solarCorrection = century - Math.floor(century / 4);
  const lunarCorrection = Math.floor((8 * century + 13) / 25);
  const age = (19 * golden + solarCorrection - lunarCorrection + 15) % 30;
  // The tables never place the full moon on 19 April, nor on 18 April late in the lunar cycle.
  const late = age === 29 || (age === 28 && golden > 10) ? 1 : 0;
  const fullMoon = addDays(plainDate(year, 3, 21), age - late);
  return addDays(fullMoon, 7 - (isoWeekday(fullMoon) % 7));
};
