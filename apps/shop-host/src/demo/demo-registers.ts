import type { Market } from '@materia/market-model';
import type {
  RegisterRequest,
  RegisterTransport,
} from '../customers/companies/registers/register.ts';

type Known = Market['demo']['companies'][number];
type Reply = Awaited<ReturnType<RegisterTransport>>;

/**
 * The public registers of the demo shop: they answer as the real ones, with the companies that the
 * markets' examples name, and need no network.
 */
export const demoRegisters = (markets: readonly Market[]): RegisterTransport => {
  const marketsOf = (register: RegisterRequest['register']) =>
    markets.filter(({ rules }) => rules.companyRegister?.name === register);
  return async (request) => {
    const asked = wordsOf(request);
    const asking = marketsOf(request.register);
    if (asking.some(({ demo }) => demo.silentNumber === asked)) return undefined;
    const known = asking.flatMap(({ demo }) => demo.companies);
    return ANSWERS[request.register](
      known.filter(({ number, name }) => isAsked(number, name, asked)),
      asked,
    );
  };
};

/** The number or name that a request asks about. */
const wordsOf = ({ path, body }: RegisterRequest): string => {
  const { pathname, searchParams } = new URL(path, 'https://register.example');
  return (
    body?.['vatNumber'] ??
    searchParams.get('q') ??
    decodeURIComponent(pathname.split('/').at(-1) ?? '')
  );
};

/** A number is also found by its beginning, which is that of the company. */
const isAsked = (number: string, name: string, asked: string): boolean =>
  /^\d{8,}$|^[A-Z]?\d{7,}[A-Z]?$/.test(asked)
    ? number.startsWith(asked)
    : name.toLowerCase().includes(asked.toLowerCase());

const ANSWERS: Readonly<
  Record<RegisterRequest['register'], (known: readonly Known[], asked: string) => Reply>
> = {
  vies: ([company], asked) => ({
    status: 200,
    body: {
      vatNumber: asked,
      valid: company !== undefined,
      name: company?.name ?? '---',
      address: company === undefined ? '---' : `${company.street}\n${place(company)}`,
    },
  }),
  'white-list': ([company], asked) => ({
    status: 200,
    body: {
      result: {
        subject:
          company === undefined
            ? null
            : {
                name: company.name,
                nip: asked,
                krs: `0000${company.number.slice(0, 6)}`,
                workingAddress: `${company.street}, ${place(company)}`,
              },
      },
    },
  }),
  sirene: (known) => ({
    status: 200,
    body: {
      results: known.map(({ number, name, street, postcode, city }) => ({
        siren: number.slice(0, 9),
        nom_complet: name,
        nature_juridique: '5499',
        activite_principale: '43.99C',
        tranche_effectif_salarie: '11',
        date_creation: '2012-05-14',
        siege: {
          siret: number,
          libelle_voie: street,
          code_postal: postcode,
          libelle_commune: city,
        },
      })),
    },
  }),
};

const place = ({ postcode, city }: Known): string => `${postcode} ${city}`;
