/** What a loader or action did: an answer with its status, or a way elsewhere. */
export type Outcome<Facts> =
  | { readonly kind: 'page'; readonly status: number; readonly facts: Facts }
  | { readonly kind: 'redirect'; readonly status: number; readonly to: string | null };

type Answer<Facts> = Facts | Response | { readonly type: string; readonly data: Facts; readonly init: ResponseInit | null };

/** Runs a loader or action and tells what a browser would learn of it, whether it was returned or thrown. */
export const outcomeOf = async <Facts extends object>(run: Promise<Answer<Facts>>): Promise<Outcome<Facts>> => {
  const answer = await run.catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });
  if (answer instanceof Response) return { kind: 'redirect', status: answer.status, to: answer.headers.get('location') };
  return 'init' in answer && 'data' in answer ? { kind: 'page', status: answer.init?.status ?? 200, facts: answer.data } : { kind: 'page', status: 200, facts: answer };
};
