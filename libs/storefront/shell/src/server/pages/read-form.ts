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

/** How often something is in a body, up to a limit: a hostile body costs no more than a form. */
const countIn = (body: Uint8Array, sought: string, most: number): number => {
  // Looks at the bytes where they are, however many there are.
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  let count = 0;
  for (
    let at = bytes.indexOf(sought, 0, 'latin1');
    at !== -1 && count <= most;
    at = bytes.indexOf(sought, at + 1, 'latin1')
  )
    count += 1;
  return count;
};
/** Each part begins after the border that the type names. */
const borderOf = (contentType: string): string | undefined => {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  return quoted ?? plain;
};

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
    return countIn(body, '&', MOST_FIELDS) >= MOST_FIELDS ? 'not-a-form' : { contentType, body };
  if (!/^multipart\/form-data;/i.test(contentType)) return 'not-a-form';
  const border = borderOf(contentType);
  // The last border ends the form.
  if (border === undefined || countIn(body, `--${border}`, MOST_PARTS + 1) > MOST_PARTS + 1)
    return 'not-a-form';
  try {
    await new Response(body, { headers: { 'content-type': contentType } }).formData();
    return { contentType, body };
  } catch {
    return 'not-a-form';
  }
};
