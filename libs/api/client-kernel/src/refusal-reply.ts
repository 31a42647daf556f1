import {
  type FieldFault,
  type RefusalParameters,
  type RefusalParametersOf,
  type RefusalCode,
  REFUSALS,
  type RefusalWithParameters,
} from '@materia/api-contract';
import { hasParameters, parseRefusalParameters } from '@materia/api-contract/schemas';

/** The code of a refusal that this version does not know, as of a newer host or of a proxy. */
export const UNKNOWN_REFUSAL = 'unknown-refusal';

/** The code of a refusal as clients see it. */
export type HostRefusalCode = RefusalCode | typeof UNKNOWN_REFUSAL;

/** A refusal of the host as a value: its code with its parameters, and the status. */
export type HostRefusal<Code extends HostRefusalCode = HostRefusalCode> =
  | (RefusalPart<Exclude<Code, RefusalWithParameters>> & { readonly parameters?: undefined })
  | {
      readonly [At in Extract<Code, RefusalWithParameters>]: RefusalPart<At> &
        RefusalParametersOf<At>;
    }[Extract<Code, RefusalWithParameters>];

type RefusalPart<Code extends HostRefusalCode> = {
  readonly code: Code;
  readonly status: number;
  readonly message: string;
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
 * The parts of a response that a call needs; `fetch` provides them, and so do lighter transports, of
 * which those for replies of JSON alone have no body.
 */
export type HostReply = Pick<Response, 'ok' | 'status' | 'json'> &
  Partial<Pick<Response, 'body' | 'headers'>>;

/** The meaning of a status when a proxy responded instead of the host, with a body of its own. */
const CODE_WITHOUT_BODY: Readonly<Partial<Record<number, RefusalCode>>> = {
  401: 'unauthenticated',
  404: 'not-found',
};

/**
 * Reads the common refusal body. A code that the contract does not list becomes `UNKNOWN_REFUSAL`
 * here, once for all callers. Throws when the host left out parameters of a known one.
 */
export const readRefusal = async <Field extends string = string>(
  response: HostReply,
): Promise<FieldRefusal<Field>> => {
  const body: unknown = await response.json().catch(() => undefined);
  const wire = typeof body === 'object' && body !== null ? body : {};
  const named = 'code' in wire ? wire.code : CODE_WITHOUT_BODY[response.status];
  const code: HostRefusalCode = isRefusalCode(named) ? named : UNKNOWN_REFUSAL;
  const fields: readonly unknown[] =
    'fields' in wire && Array.isArray(wire.fields) ? wire.fields : [];
  const read = {
    status: response.status,
    message: 'message' in wire ? String(wire.message) : '',
  };
  const refusal: HostRefusal = hasParameters(code)
    ? withParameters({ ...read, code }, 'parameters' in wire ? wire.parameters : undefined)
    : { ...read, code };
  return { ...refusal, fields: fields.filter(isFieldFault<Field>) };
};

type RefusalWith<Code extends RefusalWithParameters> = {
  readonly [At in Code]: RefusalPart<At> & { readonly parameters: RefusalParameters[At] };
}[Code];

const withParameters = <Code extends RefusalWithParameters>(
  read: RefusalPart<Code>,
  parameters: unknown,
): RefusalWith<Code> => ({ ...read, parameters: parseRefusalParameters(read.code, parameters) });

/** The host's handlers are typed by the same contract, so they name only fields of their call. */
const isFieldFault = <Field extends string>(fault: unknown): fault is FieldFault<Field> =>
  typeof fault === 'object' &&
  fault !== null &&
  'field' in fault &&
  typeof fault.field === 'string' &&
  'kind' in fault &&
  typeof fault.kind === 'string';

const isRefusalCode = (code: unknown): code is RefusalCode =>
  typeof code === 'string' && Object.hasOwn(REFUSALS, code);
