import { fail, ok, type Result } from '@materia/domain-kernel';
import { needsTruckAccess } from './method-rules.ts';
import type { ShippingMethodCode } from './shipping-methods.ts';

/**
 * What the driver of a truck needs to know of a place, with the answers. `road`: whether a lorry
 * gets there and can turn, or only a van because of a narrow road or a weight limit. `floor`: where
 * the products are to end up. `unloading`: by pallet truck on firm ground, by crane over an
 * obstacle, or by hand.
 */
export const SITE_QUESTIONS = {
  road: ['lorry', 'van', 'unsure'],
  floor: ['ground', 'lift', 'stairs'],
  unloading: ['pallet', 'crane', 'hand'],
} as const;

export type SiteQuestion = keyof typeof SITE_QUESTIONS;
export type SiteAnswer<Question extends SiteQuestion = SiteQuestion> =
  (typeof SITE_QUESTIONS)[Question][number];
export type SiteAccess = { readonly [Question in SiteQuestion]: SiteAnswer<Question> };

/** The questions in the order in which they are asked. */
export const siteQuestions: readonly SiteQuestion[] = ['road', 'floor', 'unloading'];

/**
 * Up to this weight two people can unload a truck by hand; it is also the first weight of the
 * trucks' rates. What weighs more needs room, a pallet truck or a crane.
 */
export const UNLOADED_BY_HAND_GRAMS = 300_000;

/** Whether the driver's questions are asked for a shipment of this weight. */
export const asksSiteAccess = (method: ShippingMethodCode, grams: number): boolean =>
  needsTruckAccess(method) && grams > UNLOADED_BY_HAND_GRAMS;

/** The answers to all questions. Refuses with the questions that have none. */
export const parseSiteAccess = (
  given: Readonly<Partial<Record<SiteQuestion, string>>>,
): Result<
  SiteAccess,
  { readonly kind: 'unanswered'; readonly questions: readonly SiteQuestion[] }
> => {
  const road = answerTo('road', given.road);
  const floor = answerTo('floor', given.floor);
  const unloading = answerTo('unloading', given.unloading);
  if (road !== undefined && floor !== undefined && unloading !== undefined)
    return ok({ road, floor, unloading });
  return fail({
    kind: 'unanswered',
    questions: siteQuestions.filter(
      (question) => answerTo(question, given[question]) === undefined,
    ),
  });
};

const answerTo = <Question extends SiteQuestion>(
  question: Question,
  text: string | undefined,
): SiteAnswer<Question> | undefined => {
  const answers: readonly SiteAnswer<Question>[] = SITE_QUESTIONS[question];
  return answers.find((answer) => answer === text);
};
