import type {
  CompanyRegister,
  CompanyRegisterName,
  RegisterAnswer,
  RegisteredCompany,
} from '@materia/domain-customer';
import type { PlainDate } from '@materia/domain-holiday-calendar';

/** One request to a register, by the path below its address. */
export type RegisterRequest = {
  readonly register: CompanyRegisterName;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: Readonly<Record<string, string>>;
};

/** Sends a request and resolves with status and JSON; `undefined` when nothing was answered. */
export type RegisterTransport = (
  request: RegisterRequest,
) => Promise<{ readonly status: number; readonly body: unknown } | undefined>;

/** What is looked up, and where. */
export type RegisterQuestion = {
  readonly register: CompanyRegister;
  /** In the market's form. */
  readonly number: string;
  readonly today: PlainDate;
  /** The pattern of postal codes, to find them in an address of one text. */
  readonly postcode: string;
};

/** How one register is asked, and how its answers are read. Nothing but the named facts is read. */
export type RegisterAdapter = {
  readonly byNumber: (
    transport: RegisterTransport,
    question: RegisterQuestion,
  ) => Promise<RegisterAnswer<RegisteredCompany>>;
  /** Absent where the register finds companies by their numbers only. */
  readonly byName?: (
    transport: RegisterTransport,
    name: string,
    register: CompanyRegister,
  ) => Promise<RegisterAnswer<readonly RegisteredCompany[]>>;
};

export const NO_ANSWER = { kind: 'no-answer' } as const;
export const UNKNOWN = { kind: 'unknown' } as const;

/** Text of a register without surrounding and repeated blanks; undefined for none. */
export const registeredText = (text: string | null | undefined): string | undefined => {
  const clean = (text ?? '').replaceAll(/[ \t]+/gu, ' ').trim();
  return clean === '' || /^-+$/.test(clean) ? undefined : clean;
};
