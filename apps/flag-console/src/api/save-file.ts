import { host } from './request.ts';

/** A file that the host writes about a unit, and its file name. */
type SavedFile = {
  readonly call: 'exportFlags' | 'exportFlagAudit';
  readonly unit: string;
  readonly name: string;
};

/**
 * Fetches the file and passes it to the browser as a download. Saves nothing if the host refuses.
 */
export const saveFile = async ({ call, unit, name }: SavedFile): Promise<void> => {
  const file = await host(call, { params: { bu: unit } });
  if (!file.ok) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(file.value, null, 2)], { type: 'application/json' }),
  );
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};
