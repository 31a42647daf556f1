import type { HostClient } from '@materia/api-client-kernel';
import { fail, ok, type Result } from '@materia/domain-kernel';

/** A town that may be meant by what is being typed (STO-17). */
export type SuggestedPlace = {
  readonly id: string;
  readonly name: string;
  readonly postcode: string;
};

/** Where places are looked for, and in which language they are told: ISO 3166 and ISO 639 codes (MKT-28). */
export type PlaceScope = { readonly country: string; readonly language: string };

/** Towns of a country for what is being typed; none for an empty text. Refuses when the service does not answer as agreed (ERR-35). */
export const fetchPlaces = async (
  host: HostClient,
  typed: string,
  { country, language }: PlaceScope,
): Promise<Result<readonly SuggestedPlace[], { readonly kind: 'failed' }>> => {
  const input = typed.trim();
  if (input === '') return ok([]);
  const answer = await host('autocompletePlaces', { query: { input, country, language } });
  if (!answer.ok) return fail({ kind: 'failed' });
  return ok(
    answer.value.predictions.map(({ place_id, description, postal_code }) => ({
      id: place_id,
      name: description,
      postcode: postal_code,
    })),
  );
};
