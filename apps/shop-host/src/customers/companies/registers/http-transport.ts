import type { CompanyRegisterName } from '@materia/domain-customer';
import type { RegisterTransport } from './register.ts';

/** Addresses of the registers' interfaces. One without an address is the demo register. */
export type RegisterAddresses = Readonly<Partial<Record<CompanyRegisterName, string>>>;

const WAIT_MS = 3000;
/** After so many failures in a row a register is left alone for a while. */
const FAILURES = 4;
const PAUSE_MS = 30_000;

/**
 * Asks the registers at their configured addresses and nowhere else: redirects are failures. Silence,
 * refusals and texts that are no JSON are no answers.
 */
export const httpTransport = (
  addresses: RegisterAddresses,
  otherwise: RegisterTransport,
  {
    send = fetch,
    moment = () => performance.now(),
  }: { readonly send?: typeof fetch; readonly moment?: () => number } = {},
): RegisterTransport => {
  const failures = new Map<CompanyRegisterName, { count: number; last: number }>();
  return async (request) => {
    const { register, method, path, body } = request;
    const address = addresses[register];
    if (address === undefined) return otherwise(request);
    const failed = failures.get(register);
    if (failed && failed.count >= FAILURES && moment() - failed.last < PAUSE_MS) return undefined;
    try {
      const response = await send(address.replace(/\/$/, '') + path, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(WAIT_MS),
        headers: {
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const answered: unknown = await response.json();
      if (response.status < 500) {
        failures.delete(register);
        return { status: response.status, body: answered };
      }
    } catch {
      // Counted below; the shopper types what the register would have said.
    }
    failures.set(register, { count: (failed?.count ?? 0) + 1, last: moment() });
    return undefined;
  };
};
