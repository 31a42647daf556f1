import { open } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { PictureLine } from '../../platform/files/picture-line.ts';
import { type FetchFault, type FetchPublic } from '../../platform/outbound/fetch-public.ts';
import { acceptPhotograph, MOST_PHOTOGRAPH_BYTES } from './accept-photograph.ts';
import type { PhotographFiles } from './photograph-files.ts';

/**
 * Takes a photograph that a file of a retailer names, and returns its name in the shop. Refuses with
 * a reason that fits after the name of a column.
 */
export type TakePhotograph = (given: string) => Promise<Result<string, string>>;

const REASONS = {
  'not-an-address': 'is no address',
  'not-https': 'is no https address on the usual port',
  internal: 'leads to an address that is not public',
  redirects: 'redirects; name the address that it leads to',
  missing: 'leads to no file',
  'too-large': 'is larger than 10 MiB',
  unreachable: 'does not answer',
} as const satisfies Readonly<Record<FetchFault, string>>;

const ADDRESS = /^[a-z][a-z0-9+.-]*:/i;

/** Whether a cell names a photograph: an address, or a JPEG or PNG file. Anything else names a drawing of the shop. */
export const isPhotograph = (given: string): boolean =>
  ADDRESS.test(given) || /\.(jpe?g|png)$/i.test(given);

/**
 * Takes photographs from public addresses and from files of one folder. Each is read once per
 * import, however many products show it.
 */
export const takePhotographs = ({
  market,
  folder,
  photographs,
  pictureLine,
  fetchPublic,
}: {
  readonly market: string;
  /** Where the retailer puts files; names in other folders are not read. */
  readonly folder: string;
  readonly photographs: PhotographFiles;
  readonly pictureLine: PictureLine;
  readonly fetchPublic: FetchPublic;
}): TakePhotograph => {
  const taken = new Map<string, Promise<Result<string, string>>>();
  const bytesOf = async (given: string): Promise<Result<Uint8Array, string>> => {
    if (!ADDRESS.test(given)) return readFrom(folder, given);
    const fetched = await fetchPublic(given, MOST_PHOTOGRAPH_BYTES);
    return fetched.ok ? fetched : fail(REASONS[fetched.error]);
  };
  const take = async (given: string): Promise<Result<string, string>> => {
    const bytes = await bytesOf(given);
    if (!bytes.ok) return bytes;
    const accepted = await acceptPhotograph(bytes.value, pictureLine);
    return accepted.ok ? ok(await photographs.put(market, accepted.value)) : accepted;
  };
  return (given) => {
    const known = taken.get(given) ?? take(given);
    taken.set(given, known);
    return known;
  };
};

const readFrom = async (folder: string, name: string): Promise<Result<Uint8Array, string>> => {
  if (name !== basename(name) || name.includes('\\')) return fail('names a folder');
  const file = await open(join(folder, name)).catch(() => undefined);
  if (file === undefined) return fail('is not in the folder of photographs');
  try {
    const { size } = await file.stat();
    return size > MOST_PHOTOGRAPH_BYTES ? fail('is larger than 10 MiB') : ok(await file.readFile());
  } catch {
    return fail('cannot be read');
  } finally {
    await file.close();
  }
};
