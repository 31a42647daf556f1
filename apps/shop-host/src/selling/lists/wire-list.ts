import type { Reply } from '@materia/api-contract';
import type { ListSummary, ListWithLines } from './repository.ts';

/** A list on the wire, as all lists show it. */
export const wireListSummary = ({
  id,
  name,
  updatedAt,
  count,
}: ListSummary): Reply<'readMyLists'>[number] => ({ id, name, updated_at: updatedAt, count });

/** A list on the wire with its products. */
export const wireList = (list: ListWithLines): Reply<'readMyList'> => ({
  ...wireListSummary(list),
  lines: list.lines.map(({ quantity, urlKey, ...line }) => ({
    ...line,
    qty: quantity,
    url_key: urlKey,
  })),
});
