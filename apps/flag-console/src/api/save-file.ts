import { host } from './request.ts';

/** A file that the host writes about a unit, and the name under which it is saved. */
type SavedFile = {
  readonly call: 'exportFlags' | 'exportFlagAudit';
  readonly unit: string;
  readonly name: string;
};

/** Reads what the host has written and hands it to the browser as a file. Nothing is saved where the host refuses. */
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
