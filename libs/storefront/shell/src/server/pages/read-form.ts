/** The body of a page's form as its action can read it. */
export type IncomingForm = {
  readonly contentType: string;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
};

const FIELDS = 'application/x-www-form-urlencoded';

/** Pages take forms only. A body of another kind, or one that is no form though it says so, is refused before a page works on it. */
export const readForm = async (
  contentType: string | undefined,
  body: Uint8Array<ArrayBuffer> | undefined,
): Promise<IncomingForm | 'not-a-form'> => {
  if (body === undefined || body.length === 0) return { contentType: FIELDS, body: undefined };
  if (contentType === undefined) return 'not-a-form';
  if (new RegExp(`^${FIELDS}(?:;|$)`, 'i').test(contentType)) return { contentType, body };
  if (!/^multipart\/form-data;/i.test(contentType)) return 'not-a-form';
  try {
    await new Response(body, { headers: { 'content-type': contentType } }).formData();
    return { contentType, body };
  } catch {
    return 'not-a-form';
  }
};
