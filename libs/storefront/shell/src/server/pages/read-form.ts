/** The body of a page's form, as its action can read it. */
export type IncomingForm = {
  readonly contentType: string;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
};

const FIELDS = 'application/x-www-form-urlencoded';
export const NO_FORM: IncomingForm = { contentType: FIELDS, body: undefined };

/** More than the longest list of products has; each field costs the page that reads the form. */
const MOST_FIELDS = 2500;
const MOST_PARTS = 500;
const AMPERSAND = '&'.charCodeAt(0);

/** Stops counting beyond the limit, so a hostile body costs no more than a form. */
const hasTooManyFields = (body: Uint8Array): boolean => {
  let fields = 1;
  for (
    let at = body.indexOf(AMPERSAND);
    at !== -1 && fields <= MOST_FIELDS;
    at = body.indexOf(AMPERSAND, at + 1)
  )
    fields += 1;
  return fields > MOST_FIELDS;
};
/** Each part begins with a line of its own about what it is. */
const countParts = (body: Uint8Array<ArrayBuffer>): number =>
  Buffer.from(body)
    .toString('latin1')
    .split(/content-disposition:/i).length - 1;

/**
 * Pages accept forms only. A body of another type, a malformed form, or one with too many fields is rejected before the page
 * handles it.
 */
export const readForm = async (
  contentType: string | undefined,
  body: Uint8Array<ArrayBuffer> | undefined,
): Promise<IncomingForm | 'not-a-form'> => {
  if (body === undefined || body.length === 0) return NO_FORM;
  if (contentType === undefined) return 'not-a-form';
  if (new RegExp(`^${FIELDS}(?:;|$)`, 'i').test(contentType))
    return hasTooManyFields(body) ? 'not-a-form' : { contentType, body };
  if (!/^multipart\/form-data;/i.test(contentType)) return 'not-a-form';
  if (countParts(body) > MOST_PARTS) return 'not-a-form';
  try {
    await new Response(body, { headers: { 'content-type': contentType } }).formData();
    return { contentType, body };
  } catch {
    return 'not-a-form';
  }
};
