/** The body of a page's form, as its action can read it. */
export type IncomingForm = {
  readonly contentType: string;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
};

const FIELDS = 'application/x-www-form-urlencoded';
export const NO_FORM: IncomingForm = { contentType: FIELDS, body: undefined };

/**
 * Pages accept forms only. A body of another type, or a malformed form, is rejected before the page
 * handles it.
 */
export const readForm = async (
  contentType: string | undefined,
  body: Uint8Array<ArrayBuffer> | undefined,
): Promise<IncomingForm | 'not-a-form'> => {
  if (body === undefined || body.length === 0) return NO_FORM;
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
