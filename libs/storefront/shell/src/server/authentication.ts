import { safeReturnPath } from '@materia/domain-navigation';
import { signInAddress } from '@materia/storefront-request';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { isFromOwnPages, isOwnScriptCall } from './cross-site.ts';
import { headerReader, visitOf } from './incoming.ts';
import { plainPage } from './pages/plain-page.ts';
import type { Shop } from './shop.ts';
import { hostOf } from './visit.ts';

/**
 * The sign-in addresses of the specification as the browser sees them. What changes the session is a POST of the
 * shop's own pages; tokens never appear in an answer.
 */
export const authenticationRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async (app) => {
    const { environment, sessions, to } = shop;

    /** An explicit refresh (SES-08); one that is refused leads to sign-in (SES-09, SES-10). */
    app.post('/authentication/services/refresh', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isOwnScriptCall(headerReader(request), environment.publicOrigin, 'POST'))
        return reply.code(403).send({ code: 'forbidden' });
      const { jar } = await visitOf(shop, request);
      const session = await sessions.renew(jar, shop.moment());
      for (const cookie of jar.changes()) reply.header('set-cookie', cookie);
      if (session.kind === 'host-unavailable')
        return reply.code(503).header('retry-after', '5').send({ code: 'unavailable' });
      return session.kind === 'customer'
        ? reply.send({ signedIn: true })
        : reply.code(401).send({ signedIn: false, signIn: to('login') });
    });

    /** A browser that is led here by a link is asked first: a foreign page must not sign anybody out (SES-20). */
    app.get('/authentication/oauth2/logout', async (_, reply) =>
      reply.header('cache-control', 'no-store').redirect(to('logout'), 302),
    );
    app.post('/authentication/oauth2/logout', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isFromOwnPages(headerReader(request), environment.publicOrigin)) {
        return reply
          .code(403)
          .type('text/html; charset=utf-8')
          .send(plainPage(shop.market, 'forbiddenTitle', 'forbiddenText'));
      }
      const visit = await visitOf(shop, request);
      if (
        visit.session.kind === 'customer' &&
        visit.flags[visit.channel].SESSION_REVOKE_TOKEN_ON_END
      )
        shop.revoke(hostOf(shop, visit));
      sessions.end(visit.jar);
      for (const cookie of visit.jar.changes()) reply.header('set-cookie', cookie);
      return reply.redirect(to('home'), 303);
    });

    /** Leads back to the target after sign-in; only targets of this shop (SES-20, SES-21). */
    app.get('/authentication/oauth2/redirect', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const target = safeReturnPath(callbackOf(request, environment.publicOrigin), to('home'));
      const visit = await visitOf(shop, request);
      for (const cookie of visit.jar.changes()) reply.header('set-cookie', cookie);
      return reply.redirect(
        visit.session.kind === 'customer' ? target : signInAddress(to, target),
        302,
      );
    });
  };

/** The callback as a path; an absolute address counts when it is the shop's own. */
const callbackOf = (request: FastifyRequest, publicOrigin: string): string | undefined => {
  const query = new URLSearchParams(request.raw.url?.split('?', 2)[1] ?? '');
  const callback = query.get('callback') ?? undefined;
  return callback?.startsWith(`${publicOrigin}/`) === true
    ? callback.slice(publicOrigin.length)
    : callback;
};
