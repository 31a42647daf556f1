import type {
  Audit,
  Board,
  ChangeSet,
  Person,
  Publication,
  Unit,
} from '@materia/api-console-contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, type CallRefusal } from './request.ts';

/** Refusals travel as errors inside the query library, and come out as values again. */
export class RefusedCall extends Error {
  readonly refusal: CallRefusal;
  constructor(refusal: CallRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const read = async <Reply>(path: string, background = false): Promise<Reply> => {
  const answer = await ask<Reply>({ method: 'GET', path, background });
  if (!answer.ok) throw new RefusedCall(answer.error);
  return answer.value;
};

const BOARD_MS = 15_000;

const personQuery = queryOptions({
  queryKey: ['me'],
  queryFn: () => read<Person>('/me'),
  retry: false,
  staleTime: Infinity,
});
const boardQuery = queryOptions({
  queryKey: ['board'],
  queryFn: () => read<Board>('/board', true),
  refetchInterval: BOARD_MS,
});
const setsQuery = (unit: string) =>
  queryOptions({
    queryKey: ['sets', unit],
    queryFn: () => read<{ readonly sets: readonly ChangeSet[] }>(`/units/${unit}/sets`, true),
  });
const publicationsQuery = (unit: string) =>
  queryOptions({
    queryKey: ['publications', unit],
    queryFn: () =>
      read<{ readonly publications: readonly Publication[] }>(`/units/${unit}/publications`, true),
  });
const auditQuery = (unit: string) =>
  queryOptions({
    queryKey: ['audit', unit],
    queryFn: () => read<Audit>(`/units/${unit}/audit`, true),
  });
const waysQuery = queryOptions({
  queryKey: ['ways'],
  queryFn: () => read<{ readonly openId: boolean }>('/sign-in/ways', true),
  staleTime: Infinity,
});
const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: async () => readConfig(await (await fetch('/config')).json()),
  staleTime: Infinity,
});

const readConfig = (config: unknown): { readonly shops: Readonly<Record<string, string>> } => {
  const shops: unknown = config instanceof Object && 'shops' in config ? config.shops : {};
  return {
    shops: Object.fromEntries(
      Object.entries(shops instanceof Object ? shops : {}).map(([unit, address]) => [
        unit,
        String(address),
      ]),
    ),
  };
};

export const usePerson = () => useQuery(personQuery);
export const useBoard = () => useQuery(boardQuery);
export const useSets = (unit: string) => useQuery(setsQuery(unit));
export const usePublications = (unit: string) => useQuery(publicationsQuery(unit));
export const useAudit = (unit: string) => useQuery(auditQuery(unit));
export const useSignInWays = () => useQuery(waysQuery);
export const useConfig = () => useQuery(configQuery);

export const useUnits = (): readonly Unit[] => useBoard().data?.units ?? [];

type Act = { readonly method?: 'POST' | 'PUT'; readonly path: string; readonly body?: object };

/** A change that a person asks for; everything that is shown is read again afterwards. */
export const useAct = <Reply>() => {
  const client = useQueryClient();
  return useMutation<Reply, RefusedCall, Act>({
    mutationFn: async ({ method = 'POST', path, body = {} }) => {
      const answer = await ask<Reply>({ method, path, body });
      if (!answer.ok) throw new RefusedCall(answer.error);
      return answer.value;
    },
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'config' }),
  });
};
