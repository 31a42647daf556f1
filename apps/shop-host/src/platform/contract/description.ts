import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Answers `/openapi.json` and `/docs` from an app that describes all calls. It is made for the first reader: a host that starts
 * has shoppers waiting, and nobody reads the description then.
 */
export const answerDescription = (
  app: FastifyInstance,
  describe: () => Promise<FastifyInstance>,
): void => {
  let described: Promise<FastifyInstance> | undefined;
  const answer = async ({ url }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { statusCode, headers, rawPayload } = await (
      await (described ??= describe())
    ).inject(url);
    return reply.code(statusCode).headers(headers).send(rawPayload);
  };
  for (const path of ['/openapi.json', '/docs', '/docs/*']) app.get(path, answer);
  app.addHook('onClose', async () => (await described)?.close());
};
