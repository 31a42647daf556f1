import multipart from '@fastify/multipart';
import type { IncomingFile } from '@materia/api-contract';
import type { FastifyInstance } from 'fastify';
import { type MultipartReader, UnreadableForm, type WantedFiles } from './multipart.ts';

/** The largest file of a form: 5 MB. */
const LARGEST_FORM_FILE = 5 * 1024 ** 2;

const LIMITS = {
  fileSize: LARGEST_FORM_FILE,
  files: 2,
  fields: 10,
  fieldSize: 16_000,
  fieldNameSize: 60,
  parts: 12,
  headerPairs: 20,
};

/** Lets a scope read forms. Their parts are read as they arrive, and none beyond the limits. */
export const openForms = async (scope: FastifyInstance): Promise<void> => {
  await scope.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
};

/** A file of a form is larger than its call takes. */
class FormTooLarge extends Error {
  readonly statusCode = 413;
  constructor() {
    super('A file of the form is too large');
  }
}

/**
 * Reads a form: a field or file that appears twice counts once, and unknown files are not kept. Where a
 * call names its largest file, reading a larger one stops after one byte more, so that its handler can
 * refuse it together with what was typed.
 */
export const readForm: MultipartReader = async (request, { names, largest }) => {
  if (!request.isMultipart()) throw new UnreadableForm('body');
  const fields = new Map<string, string>();
  const files = new Map<string, IncomingFile>();
  const parts = request.parts(
    largest === undefined
      ? {}
      : {
          limits: {
            ...LIMITS,
            fileSize: largest + 1,
            files: names.length,
            parts: LIMITS.parts + names.length,
          },
        },
  );
  for await (const part of parts)
    if (part.type === 'field')
      fields.set(part.fieldname, storableText(part.fieldname, String(part.value)));
    else if (names.includes(part.fieldname)) {
      const bytes = await part.toBuffer();
      if (largest === undefined && part.file.truncated) throw new FormTooLarge();
      files.set(part.fieldname, { name: part.filename, type: part.mimetype, bytes });
    } else part.file.resume();
  return { fields: Object.fromEntries(fields), files: Object.fromEntries(files) };
};

/** Forms are read after other input was checked: PostgreSQL cannot store a NUL character. */
const storableText = (name: string, text: string): string => {
  if (text.includes('\u0000')) throw new UnreadableForm(name);
  return text;
};

/** The largest body of a form with these files and its text fields. */
export const largestForm = ({ names, largest = LARGEST_FORM_FILE }: WantedFiles): number =>
  (largest + 1) * names.length + 64 * 1024;
