import type { CompanyRegister, RegisteredCompany } from '@materia/domain-customer';
import { z } from 'zod';
import { EMPLOYEES, LEGAL_FORMS, sectorOf } from './sirene-labels.ts';
import { NO_ANSWER, type RegisterAdapter, registeredText, UNKNOWN } from './register.ts';

const text = z.string().nullish();
const seat = z.object({
  siret: z.string(),
  complement_adresse: text,
  numero_voie: text,
  indice_repetition: text,
  type_voie: text,
  libelle_voie: text,
  code_postal: text,
  libelle_commune: text,
  activite_principale: text,
});

/** `dirigeants` is in the answer as well and is not read: persons are nobody's business here. */
const reply = z.object({
  results: z.array(
    z.object({
      siren: z.string(),
      nom_complet: z.string(),
      nom_raison_sociale: text,
      nature_juridique: text,
      activite_principale: text,
      tranche_effectif_salarie: text,
      date_creation: text,
      siege: seat,
      matching_etablissements: z.array(seat.partial().required({ siret: true })).nullish(),
    }),
  ),
});
type Result = z.infer<typeof reply>['results'][number];
type Seat = Pick<z.infer<typeof seat>, 'siret'> & Partial<z.infer<typeof seat>>;

const MOST_FOUND = 5;
const COMPANY_DIGITS = 9;
/** The classes of legal forms of people who trade in their own name. */
const OF_PERSONS = /^1/;

/** Companies and their seats, by number or name. A search ranks by resemblance, so numbers are compared. */
export const sirene: RegisterAdapter = {
  byNumber: async (transport, { register, number }) => {
    const results = await search(transport, number, 1);
    if (results === undefined) return NO_ANSWER;
    const result = results.find(({ siren }) => siren === number.slice(0, COMPANY_DIGITS));
    if (result === undefined) return UNKNOWN;
    if (number.length === COMPANY_DIGITS)
      return { kind: 'found', value: companyOf(result, result.siege, number, register) };
    const place = [result.siege, ...(result.matching_etablissements ?? [])].find(
      ({ siret }) => siret === number,
    );
    return place === undefined
      ? UNKNOWN
      : { kind: 'found', value: companyOf(result, place, number, register) };
  },
  byName: async (transport, name, register) => {
    const results = await search(transport, name, MOST_FOUND);
    if (results === undefined) return NO_ANSWER;
    return results.length === 0
      ? UNKNOWN
      : {
          kind: 'found',
          value: results.map((result) =>
            companyOf(result, result.siege, result.siege.siret, register),
          ),
        };
  },
};

const search = async (
  transport: Parameters<RegisterAdapter['byNumber']>[0],
  words: string,
  most: number,
): Promise<readonly Result[] | undefined> => {
  const query = new URLSearchParams({ q: words, page: '1', per_page: String(most) });
  const answer = await transport({ register: 'sirene', method: 'GET', path: `/search?${query}` });
  if (answer?.status !== 200) return undefined;
  return reply.safeParse(answer.body).data?.results;
};

const companyOf = (
  result: Result,
  place: Seat,
  number: string,
  { vatPrefix }: CompanyRegister,
): RegisteredCompany => {
  const activity = registeredText(place.activite_principale ?? result.activite_principale);
  const legalForm = registeredText(result.nature_juridique);
  return {
    name: registeredText(result.nom_raison_sociale) ?? result.nom_complet.trim(),
    taxNumber: number,
    companyNumber: result.siren,
    seatNumber: place.siret.slice(COMPANY_DIGITS),
    vatNumber: vatPrefix + vatKey(result.siren) + result.siren,
    address: addressOf(place),
    createdOn: registeredText(result.date_creation),
    activity: activity === undefined ? undefined : { code: activity, label: sectorOf(activity) },
    legalForm:
      legalForm === undefined ? undefined : { code: legalForm, label: LEGAL_FORMS[legalForm] },
    employees: EMPLOYEES[result.tranche_effectif_salarie ?? ''],
    isPerson: OF_PERSONS.test(legalForm ?? ''),
  };
};

const addressOf = (place: Seat): RegisteredCompany['address'] => {
  const [postcode, city] = [
    registeredText(place.code_postal),
    registeredText(place.libelle_commune),
  ];
  if (postcode === undefined || city === undefined) return undefined;
  const street = [
    place.numero_voie,
    place.indice_repetition,
    place.type_voie?.toLowerCase(),
    place.libelle_voie,
  ]
    .flatMap((part) => registeredText(part) ?? [])
    .join(' ');
  return street === '' ? undefined : { street, postcode, city };
};

/** The two digits before the company's number in its VAT number. */
const vatKey = (siren: string): string =>
  String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0');
