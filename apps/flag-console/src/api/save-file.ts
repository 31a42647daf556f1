import { ask } from './request.ts';

type SavedFile = { readonly path: string; readonly name: string };

/** Reads what the host has written and hands it to the browser as a file. Nothing is saved where the host refuses. */
export const saveFile = async ({ path, name }: SavedFile): Promise<void> => {
  const file = await ask<object>({ method: 'GET', path });
  if (!file.ok) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(file.value, null, 2)], { type: 'application/json' }),
  );
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};
