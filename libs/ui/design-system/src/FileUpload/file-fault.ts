export type FileFault = 'too-large' | 'wrong-type';

/** What a field takes: file name endings with their dot in lower case (".pdf"), and the largest size in bytes. */
export type FileLimits = { readonly endings: readonly string[]; readonly maximumBytes: number };

/** Why a chosen file would be refused, by its name and size. The server looks at the bytes. */
export const fileFault = (
  file: Pick<File, 'name' | 'size'>,
  { endings, maximumBytes }: FileLimits,
): FileFault | undefined => {
  const name = file.name.toLowerCase();
  if (!endings.some((ending) => name.endsWith(ending))) return 'wrong-type';
  return file.size > maximumBytes ? 'too-large' : undefined;
};
