import { type ConsoleClient, fetchConsoleConfig } from '@materia/api-console';
import type { Unit } from '@materia/api-contract';
import type { Result } from '@materia/domain-kernel';
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { background, host, type CallRefusal } from './request.ts';

/** The query library needs refusals as errors; callers get them back as values. */
export class RefusedCall extends Error {
  readonly refusal: CallRefusal;
  constructor(refusal: CallRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const granted = async <Value>(answer: Promise<Result<Value, CallRefusal>>): Promise<Value> => {
  const settled = await answer;
  if (!settled.ok) throw new RefusedCall(settled.error);
  return settled.value;
};

const BOARD_MS = 15_000;
const AFTER_ALL_ENTRIES = Number.MAX_SAFE_INTEGER;

const personQuery = queryOptions({
  queryKey: ['me'],
  queryFn: () => granted(host('readConsolePerson', {})),
  retry: false,
  staleTime: Infinity,
});
const boardQuery = queryOptions({
  queryKey: ['board'],
  queryFn: () => granted(background('readBoard', {})),
  refetchInterval: BOARD_MS,
});
const setsQuery = (unit: string) =>
  queryOptions({
    queryKey: ['sets', unit],
    queryFn: () => granted(background('listChangeSets', { params: { bu: unit } })),
    // Somebody else approves, edits or publishes it meanwhile.
    refetchInterval: BOARD_MS,
  });
const publicationsQuery = (unit: string) =>
  queryOptions({
    queryKey: ['publications', unit],
    queryFn: () => granted(background('listPublications', { params: { bu: unit } })),
  });
const auditQuery = (unit: string) =>
  infiniteQueryOptions({
    queryKey: ['audit', unit],
    queryFn: ({ pageParam: before }) =>
      granted(background('readFlagAudit', { params: { bu: unit }, query: { before } })),
    initialPageParam: AFTER_ALL_ENTRIES,
    getNextPageParam: ({ entries }) => {
      const oldest = entries.at(-1)?.seq ?? 1;
      return oldest > 1 ? oldest : undefined;
    },
  });
const moneyQuery = (unit: string) =>
  queryOptions({
    queryKey: ['money', unit],
    queryFn: () => granted(background('readMoneyDesk', { params: { bu: unit } })),
    refetchInterval: BOARD_MS,
  });
const companiesQuery = (unit: string, search: string) =>
  queryOptions({
    queryKey: ['companies', unit, search],
    queryFn: () =>
      granted(background('readCompanyDesk', { params: { bu: unit }, query: { search } })),
  });
const waysQuery = queryOptions({
  queryKey: ['ways'],
  queryFn: () => granted(background('listConsoleSignInWays', {})),
  staleTime: Infinity,
});
const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: () => fetchConsoleConfig(globalThis.location.origin),
  staleTime: Infinity,
});

export const usePerson = () => useQuery(personQuery);
export const useBoard = () => useQuery(boardQuery);
export const useSets = (unit: string) => useQuery(setsQuery(unit));
export const usePublications = (unit: string) => useQuery(publicationsQuery(unit));
/** The audit, in pages that are read one after the other. */
export const useAudit = (unit: string) => useInfiniteQuery(auditQuery(unit));
export const useMoneyDesk = (unit: string) => useQuery(moneyQuery(unit));
export const useCompanies = (unit: string, search: string) =>
  useQuery(companiesQuery(unit, search));
export const useSignInWays = () => useQuery(waysQuery);
export const useConfig = () => useQuery(configQuery);

export const useUnits = (): readonly Unit[] => useBoard().data?.units ?? [];

/** A call that a user starts. */
export type ConsoleMutation<Value> = (host: ConsoleClient) => Promise<Result<Value, CallRefusal>>;

/** A change that a user makes; all displayed data is read again afterwards. */
export const useConsoleMutation = <Value>() => {
  const client = useQueryClient();
  return useMutation<Value, RefusedCall, ConsoleMutation<Value>>({
    mutationFn: (wish) => granted(wish(host)),
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'config' }),
  });
};
