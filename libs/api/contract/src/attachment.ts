/** Signs that file systems or headers do not take as part of a name. */
const UNSAFE = /[^\w.() -]+/g;

/**
 * The header of a file that a browser saves under a name. It is ASCII, so letters lose their accents;
 * other signs than letters and digits become hyphens.
 */
export const attachment = (name: string): string =>
  `attachment; filename="${name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(UNSAFE, '-')}"`;

/** The name in such a header. */
export const attachmentName = (disposition: string | null): string =>
  /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'document';
