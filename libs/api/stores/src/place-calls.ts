import { type HostClient, HostUnavailable } from '@materia/api-client-kernel';
import { type Postcode, townPrefix } from '@materia/domain-contact';
import { fail, ok, type Result } from '@materia/domain-kernel';

/** A town that matches the typed text. */
export type SuggestedPlace = {
  readonly id: string;
  readonly name: string;
  readonly postcode: string;
};

/** Country to search and language of the results: ISO 3166 and ISO 639 codes. */
export type PlaceScope = { readonly country: string; readonly language: string };

/**
 * Towns of a country that match the typed text; empty for an empty text. Refused when the service's
 * response is invalid.
 */
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

/**
 * The town of a postal code: the one that has it, or else the only one whose codes begin alike.
 * Undefined for codes that several towns share, and while the places cannot be read.
 */
export const fetchTownOf = async (
  host: HostClient,
  postcode: Postcode,
  scope: PlaceScope,
): Promise<string | undefined> => {
  for (const beginning of [postcode, townPrefix(postcode)]) {
    const places = await fetchPlaces(host, beginning, scope).catch(unknownTown);
    const [town, other] = places.ok ? places.value.filter(({ name }) => !/^\d/.test(name)) : [];
    if (town !== undefined) return other === undefined ? town.name : undefined;
  }
  return undefined;
};

const unknownTown = (error: unknown) => {
  if (error instanceof HostUnavailable) return fail({ kind: 'failed' } as const);
  throw error;
};
