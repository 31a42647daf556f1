import { type FieldFault, type RefusalCode, REFUSALS } from '@materia/api-contract';

/** A refusal of the host as a value: its code and the status. */
export type HostRefusal = {
  readonly code: RefusalCode;
  readonly status: number;
  readonly message: string;
  /** Parameters of the refusal. */
  readonly parameters?: Readonly<Record<string, string | number>>;
};

/** A refusal with the affected fields. Those of a call are `FieldRefusal<FieldPath<Name>>`. */
export type FieldRefusal<Field extends string = string> = HostRefusal & {
  readonly fields: readonly FieldFault<Field>[];
};

/**
 * The host did not respond, or responded with 500 and above: nothing a shopper could have done
 * differently.
 */
export class HostUnavailable extends Error {
  override readonly name = 'HostUnavailable';
  readonly status: number;
  constructor(status: number, options?: ErrorOptions) {
    super(`The shop host answered ${status}`, options);
    this.status = status;
  }
  /**
   * A storefront's server and the application that it loads have a copy of this class each; both
   * count.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'HostUnavailable';
  }
}

/**
 * The parts of a JSON response that a call needs; `fetch` provides them, and so do lighter
 * transports.
 */
export type HostReply = Pick<Response, 'ok' | 'status' | 'json'>;

/** The meaning of a status when a proxy responded instead of the host. */
const CODE_WITHOUT_BODY: Readonly<Partial<Record<number, RefusalCode>>> = {
  401: 'unauthenticated',
  404: 'not-found',
};

/** Reads the common refusal body. */
export const readRefusal = async <Field extends string = string>(
  response: HostReply,
): Promise<FieldRefusal<Field>> => {
  const body: unknown = await response.json().catch(() => undefined);
  const wire = typeof body === 'object' && body !== null ? body : {};
  const code =
    'code' in wire && isRefusalCode(wire.code)
      ? wire.code
      : (CODE_WITHOUT_BODY[response.status] ?? 'bad-input');
  const fields: readonly unknown[] =
    'fields' in wire && Array.isArray(wire.fields) ? wire.fields : [];
  const parameters = 'parameters' in wire ? readParameters(wire.parameters) : undefined;
  return {
    code,
    status: response.status,
    message: 'message' in wire ? String(wire.message) : '',
    fields: fields.filter(isFieldFault<Field>),
    ...(parameters && { parameters }),
  };
};

/** The host's handlers are typed by the same contract, so they name only fields of their call. */
const isFieldFault = <Field extends string>(fault: unknown): fault is FieldFault<Field> =>
  typeof fault === 'object' &&
  fault !== null &&
  'field' in fault &&
  typeof fault.field === 'string' &&
  'kind' in fault &&
  typeof fault.kind === 'string';

const isRefusalCode = (code: unknown): code is RefusalCode =>
  typeof code === 'string' && code in REFUSALS;

const readParameters = (wire: unknown): Readonly<Record<string, string | number>> | undefined =>
  typeof wire === 'object' && wire !== null
    ? Object.fromEntries(
        Object.entries(wire).filter(
          (entry): entry is [string, string | number] =>
            typeof entry[1] === 'string' || typeof entry[1] === 'number',
        ),
      )
    : undefined;
