import { hkdfSync } from 'node:crypto';
import { PREVIEW_TOKEN } from '@materia/api-contract';
import { type FlagChange, isFlagKey } from '@materia/domain-feature-flags';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { jwtVerify } from 'jose';
import { z } from 'zod';
import { headerReader } from '../visit/incoming.ts';
import { parseRequestedPage } from '../visit/requested-page.ts';
import type { PageServer } from './page-server.ts';
import { NO_FORM } from './read-form.ts';
import { plainPage } from './plain-page.ts';
import type { Shop } from '../shop/shop.ts';
import { openVisit } from '../visit/visit.ts';

const FOLDER = '/flag-preview/';

const choice = z.union([
  z.boolean(),
  z.object({ web: z.boolean().optional(), app: z.boolean().optional() }),
]);
const claims = z.object({
  changes: z.array(z.object({ key: z.string(), choice: choice.nullable() })).max(90),
});

/**
 * The shop with an unpublished change set, below `/flag-preview/<signed token>/`. Only these
 * responses may be shown in a frame, and only in the console's. They are rendered each time for a
 * guest without a session, never cached, and read-only. Without the console's origin there is no
 * preview.
 */
export const previewRoutes =
  (shop: Shop, pages: PageServer): FastifyPluginAsync =>
  async (app) => {
    const { consoleOrigin, serviceCredential, publicOrigin } = shop.environment;
    if (consoleOrigin === undefined) return;
    const key = new Uint8Array(
      hkdfSync('sha256', serviceCredential, 'materia-storefront', PREVIEW_TOKEN.purpose, 32),
    );

    const readToken = async (token: string): Promise<readonly FlagChange[] | undefined> => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          audience: PREVIEW_TOKEN.audience,
          subject: shop.market.id,
          currentDate: new Date(shop.moment().now),
        });
        return claims
          .parse(payload)
          .changes.flatMap(({ key: flag, choice: chosen }): FlagChange[] =>
            isFlagKey(flag) ? [{ key: flag, choice: chosen }] : [],
          );
      } catch {
        return undefined;
      }
    };
    const dress = (reply: FastifyReply): FastifyReply =>
      reply.removeHeader('x-frame-options').headers({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'content-security-policy': `default-src 'none'; frame-ancestors ${consoleOrigin}`,
      });
    const turnAway = (reply: FastifyReply): FastifyReply =>
      dress(reply)
        .code(403)
        .type('text/html; charset=utf-8')
        .send(plainPage(shop.market, 'forbiddenTitle', 'forbiddenText'));

    app.post(`${FOLDER}*`, async (_, reply) => turnAway(reply));
    app.get(`${FOLDER}*`, async (request, reply) => {
      const raw = (request.raw.url ?? '').slice(FOLDER.length);
      const token = raw.split(/[/?]/, 1)[0] ?? '';
      const changes = await readToken(token);
      if (changes === undefined) return turnAway(reply);
      const rest = raw.slice(token.length);
      const asked = parseRequestedPage(
        'GET',
        rest.startsWith('/') ? rest : `/${rest}`,
        publicOrigin,
        shop.destinationOf,
      );
      if (asked === undefined) return turnAway(reply);
      const { jar, ...visit } = await openVisit(
        shop,
        {
          cookie: withoutSession(shop, request.headers.cookie),
          userAgent: request.headers['user-agent'],
        },
        { address: request.ip, correlationId: request.id },
      );
      const answer = await pages(
        asked,
        {
          ...visit,
          jar,
          flags: shop.flags.withChanges(changes, shop.moment().now),
          isPreview: true,
        },
        {
          headers: () => acceptedLanguage(headerReader(request)('accept')),
          form: NO_FORM,
          isFresh: true,
          isAhead: true,
        },
      );
      if (answer.kind === 'cached') throw new Error('A preview came from the page cache');
      const prefix = `${FOLDER}${token}`;
      dress(reply).code(answer.status === 401 ? 200 : answer.status);
      const location = answer.headers.get('location');
      if (location !== null && answer.status < 400)
        return reply.header('location', prefix + pathIn(location, publicOrigin)).send();
      const policy = answer.headers.get('content-security-policy');
      if (policy !== null)
        reply.header(
          'content-security-policy',
          policy.replace("frame-ancestors 'none'", `frame-ancestors ${consoleOrigin}`),
        );
      return reply
        .type('text/html; charset=utf-8')
        .send(stayInside(answer.body?.toString() ?? '', prefix));
    });
  };

const acceptedLanguage = (accept: string | undefined): Headers =>
  new Headers(accept === undefined ? {} : { accept });

/**
 * Previews are shown as to a guest: opening a session might renew its tokens, which a read-only
 * response could not store.
 */
const withoutSession = ({ names }: Shop, cookies: string | undefined): string | undefined =>
  cookies
    ?.split('; ')
    .filter((pair) => !pair.startsWith(`${names.session}=`))
    .join('; ');

const pathIn = (location: string, publicOrigin: string): string =>
  location.startsWith(publicOrigin) ? location.slice(publicOrigin.length) : location;

/** Links and forms lead to other pages of the same preview. Files keep their URLs. */
const stayInside = (html: string, prefix: string): string =>
  html.replace(
    /\b(href|action|formaction)="\/(?!\/|assets\/|media\/|texts\/|favicon)/g,
    (_, attribute: string) => `${attribute}="${prefix}/`,
  );
