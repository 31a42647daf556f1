/** A tile image. */
export type TilePicture = { readonly type: string; readonly bytes: Buffer };

/**
 * Result of fetching a tile: `missing` when the source has none, `failed` when it returned nothing
 * that can be shown.
 */
export type FetchedTile =
  | { readonly kind: 'picture'; readonly picture: TilePicture }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' };

const TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];
/** Full-colour tiles of 512 pixels are smaller. */
const LARGEST_BYTES = 512 * 1024;
const PATIENCE_MS = 4000;

/**
 * Fetches an image of limited type, size and time. The source learns nothing about the shopper: no
 * client address, cookie or page.
 */
export const fetchTile = async (
  address: string,
  agent: string,
  fetch: typeof globalThis.fetch,
): Promise<FetchedTile> => {
  try {
    const answer = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { accept: TYPES.join(', '), 'user-agent': agent },
    });
    const type = answer.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    if (!answer.ok || !TYPES.includes(type)) {
      await answer.body?.cancel();
      return { kind: answer.status === 404 || answer.status === 410 ? 'missing' : 'failed' };
    }
    const bytes = await readAtMost(answer, LARGEST_BYTES);
    return bytes === undefined ? { kind: 'failed' } : { kind: 'picture', picture: { type, bytes } };
  } catch {
    return { kind: 'failed' };
  }
};

const readAtMost = async (answer: Response, limit: number): Promise<Buffer | undefined> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the rest of the response.
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > limit) return undefined;
    parts.push(part);
  }
  return size === 0 ? undefined : Buffer.concat(parts);
};
