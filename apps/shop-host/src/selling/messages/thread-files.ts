import { createHash } from 'node:crypto';
import type { IncomingFile } from '@materia/api-contract';
import { type AttachmentFault, ATTACHMENTS_QUOTA_BYTES } from '@materia/domain-messages';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { randomId } from '../../platform/auth/random-ids.ts';
import { type Db, type Tx, withTx } from '../../platform/database/with-tx.ts';
import {
  type AcceptedFile,
  acceptUpload,
  type UploadTools,
} from '../../platform/files/accept-upload.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { insertThreadFiles } from './repository.ts';

export type FileTools = { readonly files: FileStore; readonly uploads: UploadTools };

/** The files of a form by their names, in the order of the form. */
export type FormFiles = Readonly<
  Partial<Record<'file1' | 'file2' | 'file3', IncomingFile | undefined>>
>;

export type FileRefusal = {
  readonly kind: 'attachment-refused';
  readonly parameters: { readonly file: number; readonly reason: AttachmentFault };
};
const refuseFile = (file: number, reason: AttachmentFault): Result<never, FileRefusal> =>
  fail({ kind: 'attachment-refused', parameters: { file, reason } });

/** The files that a form has. A browser sends a field without a choice as an empty file without a name. */
export const filesOfForm = ({ file1, file2, file3 }: FormFiles): readonly IncomingFile[] =>
  [file1, file2, file3].flatMap((file) =>
    file === undefined || (file.name === '' && file.bytes.length === 0) ? [] : [file],
  );

/** A file in the store that no row names yet. */
type StoredUpload = AcceptedFile & { readonly key: string };

/** Stores the files of a message, or none of them. */
const storeFiles = async (
  incoming: readonly IncomingFile[],
  { files, uploads }: FileTools,
): Promise<Result<readonly StoredUpload[], FileRefusal>> => {
  const accepted: AcceptedFile[] = [];
  for (const [index, file] of incoming.entries()) {
    const checked = await acceptUpload(file, uploads);
    if (!checked.ok) return refuseFile(index + 1, checked.error);
    accepted.push(checked.value);
  }
  const stored: StoredUpload[] = [];
  try {
    for (const file of accepted) stored.push({ ...file, key: await files.put(file.bytes) });
  } catch (error) {
    await removeFiles(stored, files);
    throw error;
  }
  return ok(stored);
};

const removeFiles = async (stored: readonly StoredUpload[], files: FileStore): Promise<void> => {
  for (const { key } of stored) await files.delete(key);
};

/** Refuses files with which those that count together would weigh too much. */
export const checkQuota = async (
  stored: readonly StoredUpload[],
  weigh: () => Promise<number>,
): Promise<Result<undefined, FileRefusal>> => {
  if (stored.length === 0) return ok(undefined);
  let used = await weigh();
  for (const [index, { bytes }] of stored.entries()) {
    used += bytes.length;
    if (used > ATTACHMENTS_QUOTA_BYTES) return refuseFile(index + 1, 'quota');
  }
  return ok(undefined);
};

/** Adds stored files to a message. */
export const attachFiles = (
  tx: Tx,
  stored: readonly StoredUpload[],
  message: {
    readonly market: string;
    readonly thread: string;
    readonly seq: number;
    /** Whose quota they take; null for answers, which count by their thread. */
    readonly customerId: string | null;
    readonly now: string;
  },
): Promise<void> =>
  insertThreadFiles(
    tx,
    stored.map(({ name, type, bytes, key }) => ({
      market: message.market,
      id: randomId(),
      thread_id: message.thread,
      seq: message.seq,
      customer_id: message.customerId,
      name,
      type,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      file: key,
      at: message.now,
    })),
  );

/**
 * Stores files, then writes what names them. If that is refused or fails, they are removed again, so
 * that no file is left to which no row leads.
 */
export const withStoredFiles = async <Value, Refused>(
  db: Db,
  tools: FileTools,
  incoming: readonly IncomingFile[],
  write: (tx: Tx, stored: readonly StoredUpload[]) => Promise<Result<Value, Refused>>,
): Promise<Result<Value, Refused | FileRefusal>> => {
  const stored = await storeFiles(incoming, tools);
  if (!stored.ok) return stored;
  let isWritten = false;
  try {
    const written = await withTx(db, (tx) => write(tx, stored.value));
    isWritten = written.ok;
    return written;
  } finally {
    if (!isWritten) await removeFiles(stored.value, tools.files);
  }
};
