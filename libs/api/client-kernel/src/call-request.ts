import { type Call, pathWith, RAW_BODY_TYPE, type RawBody } from '@materia/api-contract';

/** The input of any call, by its parts. */
export type AnyInput = {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly headers?: unknown;
  readonly body?: unknown;
  readonly files?: unknown;
};

/**
 * A call ready to be sent: `path` without a leading slash, the body as JSON text, a form or bytes.
 */
export type CallRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** The body of a JSON call. */
  readonly json: string | undefined;
  /** The body of a form or binary call. */
  readonly content?: FormData | RawBody;
};

/**
 * Builds the request of a call from its input. Throws when a form or binary body does not match the
 * call's kind.
 */
export const callRequest = (call: Call, input: AnyInput): CallRequest => {
  const { params, query, headers, body } = input;
  const request = {
    method: call.method,
    path: pathWith(call.path, objectOf(params)).slice(1),
    query: texts(query),
    json: undefined,
  };
  switch (call.body ?? 'json') {
    case 'json':
      return {
        ...request,
        headers: texts(headers),
        json: body === undefined ? undefined : JSON.stringify(body),
      };
    case 'multipart':
      return { ...request, headers: texts(headers), content: formOf(call, input) };
    case 'raw':
      return {
        ...request,
        headers: { ...texts(headers), 'content-type': call.bodyType ?? RAW_BODY_TYPE },
        content: rawOf(body),
      };
  }
};

const objectOf = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {};

const texts = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(objectOf(values))
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  );

/** The text fields, then the files that the call names. */
const formOf = (call: Call, { body, files }: AnyInput): FormData => {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts(body))) form.set(name, text);
  const given = new Map<string, unknown>(Object.entries(objectOf(files)));
  for (const name of call.files ?? []) {
    const file = given.get(name);
    if (!(file instanceof Blob)) throw new Error(`The call needs the file ${name}`);
    form.set(name, file);
  }
  for (const name of call.optionalFiles ?? []) {
    const file = given.get(name);
    if (file instanceof Blob) form.set(name, file);
  }
  return form;
};

const rawOf = (body: unknown): RawBody => {
  if (isRawBody(body)) return body;
  throw new Error('The call needs bytes');
};

const isRawBody = (body: unknown): body is RawBody =>
  body instanceof Blob || body instanceof Uint8Array || body instanceof ReadableStream;
