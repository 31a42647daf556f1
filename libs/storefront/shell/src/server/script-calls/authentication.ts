import { safeReturnPath } from '@materia/domain-navigation';
import { signInPath } from '@materia/page-request';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { isFromOwnPages, isOwnScriptCall } from '../security/cross-site.ts';
import { storedConsent } from '../../consent/consent-cookie.ts';
import { sessionFacts } from '../session/session-facts.ts';
import { headerReader, visitOf } from '../visit/incoming.ts';
import { plainPage } from '../pages/plain-page.ts';
import type { Shop } from '../shop/shop.ts';
import { hostOf } from '../visit/visit.ts';

/**
 * The sign-in endpoints of the specification, as the browser sees them. Only requests of the
 * shop's own pages change the session, and tokens never appear in a response.
 */
export const authenticationRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async (app) => {
    const { environment, names, sessions, to } = shop;

    /**
     * An explicit refresh; a rejected one redirects to sign-in. The specification calls it by GET, which only scripts
     * of the shop can send.
     */
    const refresh = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      if (!isOwnScriptCall(headerReader(request), environment.publicOrigin, request.method))
        return reply.code(403).send({ code: 'forbidden' });
      const { jar } = await visitOf(shop, request);
      const session = await sessions.renew(jar, shop.moment());
      for (const cookie of jar.changes()) reply.header('set-cookie', cookie);
      if (session.kind === 'host-unavailable')
        return reply.code(503).header('retry-after', '5').send({ code: 'unavailable' });
      const facts = sessionFacts(session, storedConsent(jar.read(names.consent)));
      return session.kind === 'customer'
        ? reply.send({ signedIn: true, session: facts })
        : reply.code(401).send({ signedIn: false, signIn: to('login'), session: facts });
    };
    app.post('/authentication/services/refresh', refresh);
    app.get('/authentication/services/refresh', refresh);

    /**
     * A request that comes from a link asks for confirmation first: another site must not sign
     * shoppers out.
     */
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

    /** Redirects to the target after sign-in; only targets of this shop are allowed. */
    app.get('/authentication/oauth2/redirect', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const target = safeReturnPath(callbackOf(request, environment.publicOrigin), to('home'));
      const visit = await visitOf(shop, request);
      for (const cookie of visit.jar.changes()) reply.header('set-cookie', cookie);
      return reply.redirect(
        visit.session.kind === 'customer' ? target : signInPath(to, target),
        302,
      );
    });
  };

/** The callback as a path; an absolute URL is accepted when it is the shop's own. */
const callbackOf = (request: FastifyRequest, publicOrigin: string): string | undefined => {
  const query = new URLSearchParams(request.raw.url?.split('?', 2)[1] ?? '');
  const callback = query.get('callback') ?? undefined;
  return callback?.startsWith(`${publicOrigin}/`) === true
    ? callback.slice(publicOrigin.length)
    : callback;
};
