import multipart from '@fastify/multipart';
import type { IncomingFile } from '@materia/api-contract';
import type { FastifyInstance } from 'fastify';
import { type MultipartReader, UnreadableForm } from './multipart.ts';

/** The largest file of a form: 5 MB. */
export const LARGEST_FORM_FILE = 5 * 1024 ** 2;
/** The largest form: its file and a few short fields. */
export const LARGEST_FORM = LARGEST_FORM_FILE + 64 * 1024;

const LIMITS = {
  fileSize: LARGEST_FORM_FILE,
  files: 2,
  fields: 10,
  fieldSize: 2000,
  fieldNameSize: 60,
  parts: 12,
  headerPairs: 20,
};

/** Lets a scope read forms. Their parts are read as they arrive, and none beyond the limits. */
export const openForms = async (scope: FastifyInstance): Promise<void> => {
  await scope.register(multipart, { limits: LIMITS });
};

/** Reads a form: a field or file that appears twice counts once, and unknown files are not kept. */
export const readForm: MultipartReader = async (request, names) => {
  if (!request.isMultipart()) throw new UnreadableForm('body');
  const fields = new Map<string, string>();
  const files = new Map<string, IncomingFile>();
  for await (const part of request.parts())
    if (part.type === 'field') fields.set(part.fieldname, String(part.value));
    else if (names.includes(part.fieldname))
      files.set(part.fieldname, {
        name: part.filename,
        type: part.mimetype,
        bytes: await part.toBuffer(),
      });
    else part.file.resume();
  return { fields: Object.fromEntries(fields), files: Object.fromEntries(files) };
};
