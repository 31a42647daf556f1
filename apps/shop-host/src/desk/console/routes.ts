import { mayAct } from '@materia/domain-feature-flags';
import * as shapes from '@materia/api-console-contract/schemas';
import type { Person } from '@materia/api-console-contract';
import type { Market } from '@materia/market-model';
import type { Clock } from '@materia/platform-clock';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refusal, sendRefusal } from '../../platform/contract/bind.ts';
import { isSameSecret } from '../../platform/contract/credentials.ts';
import { shopperNetwork } from '../../platform/contract/shopper-network.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import { type ConsoleFailure, refuse } from '../flags/failure.ts';
import type { FlagBoard } from '../../platform/flags/flag-board.ts';
import { readBoard, statusOfRefusal, UNIT_ROUTES } from './console-calls.ts';
import {
  consoleCookie,
  deviceCookie,
  deviceOfCookies,
  pendingCookie,
  pendingOfCookies,
  tokenOfCookies,
} from './console-cookie.ts';
import type { OpenId } from './open-id.ts';
import { previewTokens } from './preview.ts';
import type { SealedTexts } from './sealed-text.ts';
import type { Staff } from './staff.ts';

type ConsoleOptions = {
  readonly db: Db;
  readonly clock: Clock;
  readonly markets: readonly Market[];
  readonly flags: FlagBoard;
  readonly staff: Staff;
  readonly serviceCredential: string;
  /** The company's identity provider, where there is one. */
  readonly openId: OpenId | undefined;
  readonly seals: SealedTexts;
};

const openIdAnswer = z.strictObject({ query: z.string().max(4000) });
const unitParams = z.object({ bu: z.string().max(20), id: z.string().max(64).optional() });

/**
 * The calls of the flag console. They are for the console's own server, which holds the service credential and brings the
 * cookie of the person; roles are read anew at every call.
 */
export const consoleRoutes = async (
  app: FastifyInstance,
  { db, clock, markets, flags, staff, serviceCredential, openId, seals }: ConsoleOptions,
): Promise<void> => {
  const preview = previewTokens(serviceCredential);
  await app.register(
    async (calls) => {
      calls.addHook('onRequest', async (request, reply) => {
        const service = request.headers['x-service-credential'];
        return typeof service === 'string' && isSameSecret(service, serviceCredential)
          ? undefined
          : sendRefusal(request, reply, refusal('unauthenticated'));
      });
      calls.setErrorHandler((error, _, reply) => {
        if (hasZodFastifySchemaValidationErrors(error))
          return sendFailure(reply, {
            kind: 'bad-input',
            subject: error.validation[0]?.instancePath.slice(1) ?? '',
          });
        throw error;
      });
      const personOf = (request: FastifyRequest): Promise<Person | undefined> =>
        staff.whoIs(
          tokenOfCookies(request.headers.cookie),
          clock(),
          request.headers['x-background'] === undefined,
        );
      const schema = (summary: string, more: object = {}) => ({
        tags: ['Flag console'],
        summary,
        ...more,
      });

      calls.post(
        '/sign-in',
        { schema: schema('Sign in', { body: shapes.signIn, response: { 200: shapes.person } }) },
        async (request, reply) => {
          const place = {
            network: shopperNetwork(request, serviceCredential),
            device: deviceOfCookies(request.headers.cookie),
          };
          const opened = await staff.signIn(shapes.signIn.parse(request.body), place, clock());
          if (!opened.ok) return sendFailure(reply, opened.error);
          const { token, device, person } = opened.value;
          return reply
            .header('set-cookie', [consoleCookie(token), deviceCookie(device)])
            .send(person);
        },
      );
      calls.get(
        '/sign-in/ways',
        { schema: schema('How people may sign in', { response: { 200: shapes.signInWays } }) },
        async () => ({ openId: openId !== undefined }),
      );
      calls.post(
        '/sign-in/open-id',
        { schema: schema('Lead to the identity provider') },
        async (_, reply) => {
          if (openId === undefined) return sendFailure(reply, { kind: 'not-found' });
          const { location, pending } = await openId.start();
          return reply.header('set-cookie', pendingCookie(seals.seal(pending))).send({ location });
        },
      );
      calls.post(
        '/sign-in/open-id/finish',
        {
          schema: schema('Sign in by the answer of the identity provider', {
            body: openIdAnswer,
            response: { 200: shapes.person },
          }),
        },
        async (request, reply) => {
          const pending = openPending(seals, pendingOfCookies(request.headers.cookie));
          const named =
            pending === undefined
              ? undefined
              : await openId?.finish(openIdAnswer.parse(request.body).query, pending);
          const opened =
            named === undefined
              ? refuse('not-let-in')
              : await staff.signInAs(named.email, named, clock());
          reply.header('set-cookie', pendingCookie(undefined));
          return opened.ok
            ? reply
                .header('set-cookie', consoleCookie(opened.value.token))
                .send(opened.value.person)
            : sendFailure(reply, opened.error);
        },
      );
      calls.post('/sign-out', { schema: schema('Sign out') }, async (request, reply) => {
        await staff.signOut(tokenOfCookies(request.headers.cookie));
        return reply.header('set-cookie', consoleCookie(undefined)).send({});
      });
      calls.get(
        '/me',
        { schema: schema('Who is signed in', { response: { 200: shapes.person } }) },
        async (request, reply) => {
          const person = await personOf(request);
          return person === undefined
            ? sendFailure(reply, { kind: 'signed-out' })
            : reply.send(person);
        },
      );
      calls.get(
        '/board',
        { schema: schema('Every unit the person may see', { response: { 200: shapes.board } }) },
        async (request, reply) => {
          const person = await personOf(request);
          return person === undefined
            ? sendFailure(reply, { kind: 'signed-out' })
            : reply.send(await readBoard(db, markets, person, clock()));
        },
      );

      for (const route of UNIT_ROUTES) {
        calls.route({
          method: route.method,
          url: `/units/:bu${route.path}`,
          schema: schema(route.summary, {
            params: unitParams,
            ...(route.body && { body: route.body }),
            response: { 200: route.reply },
          }),
          handler: async (request, reply) => {
            const person = await personOf(request);
            if (person === undefined) return sendFailure(reply, { kind: 'signed-out' });
            const { bu, id = '' } = unitParams.parse(request.params);
            const market = markets.find((each) => each.id === bu);
            const needed = isDespiteHoliday(request.body) ? 'override' : route.act;
            // A unit that does not exist and one that is closed to the person answer alike.
            if (
              market === undefined ||
              !mayAct(person.roles, bu, route.act) ||
              !mayAct(person.roles, bu, needed)
            )
              return sendFailure(reply, refuse('role-missing', { subject: needed }).error);
            const answer = await route.answer({
              acting: {
                db,
                market,
                actor: person.email,
                now: clock(),
                mayApprove: mayAct(person.roles, bu, 'approve'),
              },
              id,
              body: request.body,
              preview,
            });
            if (!answer.ok) return sendFailure(reply, answer.error);
            if (route.publishes) await flags.refresh();
            return reply.send(answer.value);
          },
        });
      }
    },
    { prefix: '/console' },
  );
};

/** What was sealed here; nothing for any other text. */
const openPending = (seals: SealedTexts, sealed: string): string | undefined => {
  try {
    return seals.open(sealed);
  } catch {
    return undefined;
  }
};

const isDespiteHoliday = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && Reflect.get(body, 'despiteHoliday') === true;

const sendFailure = (
  reply: FastifyReply,
  { kind, keys = [], subject, current }: ConsoleFailure,
): FastifyReply =>
  reply
    .code(statusOfRefusal(kind))
    .send({ code: kind, keys, subject: subject ?? null, current: current ?? null });
