import type { FrameRequest, SentField } from '@materia/page-request';
import type { PageDeclaration } from '@materia/page-request/pages';
import type { Renderer } from '../rendering/renderer.ts';
import {
  isPlainJson,
  type PlainJson,
  readSentForm,
  writeSentForm,
} from '../session/sent-form-cookie.ts';
import { writeFlash } from '../session/flash-cookie.ts';
import type { Shop } from '../shop/shop.ts';
import type { RequestedPage } from '../visit/requested-page.ts';
import type { Visit } from '../visit/visit.ts';

/** A refused form of a page, and one that was sent after the session had ended. */
export type SentForms = {
  readonly interrupted: URLSearchParams | undefined;
  readonly ofFrame: Pick<FrameRequest, 'refusedForm' | 'storeRefusedForm'>;
  /** Called with the reply to the request. */
  readonly settle: (
    reply: { readonly headers: Headers },
    fields: readonly SentField[],
  ) => Promise<void>;
};

/** The forms of pages that keep them; undefined for other pages. */
export const sentForms = async (
  shop: Shop,
  { jar, session }: Visit,
  asked: RequestedPage,
  { keepsForms, version }: Pick<PageDeclaration, 'keepsForms'> & Pick<Renderer, 'version'>,
): Promise<SentForms | undefined> => {
  if (keepsForms === undefined) return undefined;
  const seal = shop.seals.sentForm;
  const path = asked.path + asked.url.search;
  const owner = ownerOf(session);
  const isSent = asked.method === 'POST';
  const stored = isSent ? undefined : await readSentForm(jar, seal, shop.names);
  const own = stored?.owner === owner && stored.path === path ? stored : undefined;
  const outcome =
    own !== undefined && 'outcome' in own && own.version === version ? own.outcome : undefined;
  const keep = (
    form: { readonly outcome: PlainJson } | { readonly fields: [string, string][] },
  ): Promise<boolean> => writeSentForm(jar, seal, shop.names, { owner, path, version, ...form });
  let isStored = false;
  return {
    interrupted: own !== undefined && 'fields' in own ? new URLSearchParams(own.fields) : undefined,
    ofFrame: {
      ...(outcome !== undefined && { refusedForm: { outcome } }),
      ...(isSent && {
        storeRefusedForm: async (refused) => {
          isStored = isPlainJson(refused) && (await keep({ outcome: refused }));
          return isStored;
        },
      }),
    },
    settle: async ({ headers }, typed) => {
      if (!isSent || isStored) return;
      // A guest's form could not be shown to the customer who signs in.
      const leadsToSignIn =
        session.kind !== 'guest' && headers.get('location')?.startsWith(shop.to('login')) === true;
      const fields = leadsToSignIn
        ? typed.map(([name, value]): [string, string] => [name, value])
        : [];
      jar.remove(shop.names.sentForm);
      if (fields.length > 0 && (await keep({ fields })))
        writeFlash(jar, shop.names, { type: 'warning', key: 'errors.sessionExpiredKept' });
    },
  };
};

/** Another customer of the same browser never sees the form. */
const ownerOf = (session: Visit['session']): string => {
  switch (session.kind) {
    case 'guest':
      return '';
    case 'customer':
      return session.content.c.id;
    case 'expired':
      return session.customerId;
  }
};
