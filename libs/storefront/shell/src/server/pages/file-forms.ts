import { type HostClient, HostUnavailable, isCredentialExpired } from '@materia/api-client-kernel';
import { signInPath } from '@materia/page-request';
import type { TakenFiles } from '@materia/page-request/pages';
import type { FastifyRequest } from 'fastify';
import { writeFlash } from '../session/flash-cookie.ts';
import type { Shop } from '../shop/shop.ts';
import { visitOf } from '../visit/incoming.ts';
import type { RequestedPage } from '../visit/requested-page.ts';
import { hostOf } from '../visit/visit.ts';
import { factsOf } from '../../routes/pages.ts';

/** What happens to a form with files before any of it is read. */
export type FormAdmission =
  | { readonly kind: 'admitted'; readonly leave: () => void }
  | { readonly kind: 'elsewhere'; readonly location: string; readonly cookies: readonly string[] }
  | { readonly kind: 'refused'; readonly status: 404 | 429 | 503 };

const refused = (status: 404 | 429 | 503): FormAdmission => ({ kind: 'refused', status });

/**
 * Admits forms with files: those of a customer, about what is theirs, and few at once, because a form is in
 * memory until its page is rendered. Nothing of any other form is read.
 */
export const fileForms = (shop: Shop): ((at: FormAt) => Promise<FormAdmission>) => {
  const places = formPlaces();
  return async ({ request, asked }) => {
    const visit = await visitOf(shop, request);
    const toSignIn = (): FormAdmission => {
      writeFlash(visit.jar, shop.names, {
        type: visit.session.kind === 'guest' ? 'information' : 'warning',
        key: visit.session.kind === 'guest' ? 'errors.signInNeeded' : 'errors.sessionExpired',
      });
      return {
        kind: 'elsewhere',
        location: signInPath(shop.to, asked.path),
        cookies: visit.jar.changes(),
      };
    };
    if (visit.session.kind !== 'customer') return toSignIn();
    const owned = await ownsSubject(hostOf(shop, visit), asked);
    if (owned === 'expired') {
      shop.sessions.expire(visit.jar);
      return toSignIn();
    }
    if (owned !== 'owned') return refused(owned === 'unknown' ? 503 : 404);
    const leave = await places(visit.session.content.c.id);
    return leave === undefined ? refused(429) : { kind: 'admitted', leave };
  };
};

type FormAt = { readonly request: FastifyRequest; readonly asked: RequestedPage };

/** Calls that answer only to whose order or thread it is. */
const READS: Readonly<
  Record<TakenFiles, (host: HostClient, id: string) => ReturnType<HostClient>>
> = {
  order: (host, orderId) => host('listIncidents', { params: { orderId } }),
  thread: (host, threadId) => host('readThread', { params: { threadId }, query: {} }),
};

/** Whether the last part of the address names what belongs to the customer. */
const ownsSubject = async (
  host: HostClient,
  { path, destination }: RequestedPage,
): Promise<'owned' | 'not-owned' | 'expired' | 'unknown'> => {
  const subject = destination.kind === 'page' ? factsOf(destination.name).takesFiles : undefined;
  if (subject === undefined) return 'not-owned';
  try {
    const answer = await READS[subject](host, path.split('/').at(-1) ?? '');
    if (answer.ok) return 'owned';
    return isCredentialExpired(answer.error) ? 'expired' : 'not-owned';
  } catch (error) {
    if (error instanceof HostUnavailable) return 'unknown';
    throw error;
  }
};

const MOST_AT_ONCE = 3;
/** Somebody may send a form again while the first one is still there. */
const MOST_OF_ONE = 2;
const MOST_WAITING = 30;

/**
 * The places of forms with files in this process. Who gets none now waits, without being read; undefined for
 * too many of one customer, and once too many wait.
 */
export const formPlaces = (): ((owner: string) => Promise<(() => void) | undefined>) => {
  const waiting: (() => void)[] = [];
  const owners = new Map<string, number>();
  let taken = 0;
  return async (owner) => {
    const own = owners.get(owner) ?? 0;
    if (own >= MOST_OF_ONE || waiting.length >= MOST_WAITING) return undefined;
    owners.set(owner, own + 1);
    if (taken >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else taken += 1;
    let isLeft = false;
    return () => {
      if (isLeft) return;
      isLeft = true;
      const left = (owners.get(owner) ?? 1) - 1;
      if (left === 0) owners.delete(owner);
      else owners.set(owner, left);
      const next = waiting.shift();
      if (next === undefined) taken -= 1;
      else next();
    };
  };
};
