import type { HostRefusal, HostRefusalCode } from '@materia/api-client-kernel';

/**
 * What a refusal is to the shopper, by the table of its calls. A code that none of them lists, as of
 * an expired credential, is `refused`.
 */
export const refusalKind = <Kind extends string>(
  table: Readonly<Partial<Record<HostRefusalCode, Kind>>>,
  { code }: Pick<HostRefusal, 'code'>,
): Kind | 'refused' => table[code] ?? 'refused';
