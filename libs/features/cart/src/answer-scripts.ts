import type { MiddlewareFunction } from 'react-router';
import { changeCart } from './cart.action.ts';

/** Scripts that add to the cart read the action's outcome as JSON instead of a page. */
export const answerScripts: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (request.method !== 'POST' || request.headers.get('accept') !== 'application/json')
    return next();
  const outcome = await changeCart({ request, context });
  return outcome instanceof Response
    ? outcome
    : Response.json(outcome.data, outcome.init ?? undefined);
};
