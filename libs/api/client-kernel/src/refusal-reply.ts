import { type RefusalCode, REFUSALS } from '@materia/api-contract';

/** A refusal of the host as a value: its code, the status, and the affected fields. */
export type HostRefusal = {
  readonly code: RefusalCode;
  readonly status: number;
  readonly message: string;
  readonly fields: readonly { readonly field: string; readonly kind: string }[];
  /** Parameters of the refusal. */
  readonly parameters?: Readonly<Record<string, string | number>>;
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
export const readRefusal = async (response: HostReply): Promise<HostRefusal> => {
  const body: unknown = await response.json().catch(() => undefined);
  const wire = typeof body === 'object' && body !== null ? body : {};
  const code =
    'code' in wire && isRefusalCode(wire.code)
      ? wire.code
      : (CODE_WITHOUT_BODY[response.status] ?? 'bad-input');
  const fields = 'fields' in wire && Array.isArray(wire.fields) ? wire.fields : [];
  const parameters = 'parameters' in wire ? readParameters(wire.parameters) : undefined;
  return {
    code,
    status: response.status,
    message: 'message' in wire ? String(wire.message) : '',
    fields,
    ...(parameters && { parameters }),
  };
};

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
