export type FileFault = 'too-large' | 'wrong-type';

/** What a field accepts: lower-case file extensions with their dot (".pdf"), and the maximum size in bytes. */
export type FileLimits = { readonly endings: readonly string[]; readonly maximumBytes: number };

/** Why a chosen file would be rejected, by name and size. The server checks the bytes. */
export const fileFault = (
  file: Pick<File, 'name' | 'size'>,
  { endings, maximumBytes }: FileLimits,
): FileFault | undefined => {
  const name = file.name.toLowerCase();
  if (!endings.some((ending) => name.endsWith(ending))) return 'wrong-type';
  return file.size > maximumBytes ? 'too-large' : undefined;
};
