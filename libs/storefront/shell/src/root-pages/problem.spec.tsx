import { mockHost } from '@materia/api-mocks';
import { HostUnavailable } from '@materia/api-client-kernel';
import { describe, expect, it } from 'vitest';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { aVisit, outcomeOf } from '@materia/testing/visit';
import ProblemPage, { loader } from './problem.route.tsx';

const [poland] = markets;

const failing = (status: number) => () => Promise.reject(new HostUnavailable(status));

describe('the generic error page', () => {
  it.each([
    ['an answer', { reply: { target_path: '/', status: 301 } }],
    ['a refusal, which is an answer too', { refusal: 'not-found' }],
  ] as const)('redirects home after %s of the host (RTE-34, ERR-29)', async (_, answer) => {
    const { context } = aVisit(poland, mockHost({ findRedirection: () => answer }));
    expect(await outcomeOf(() => loader({ context }))).toMatchObject({
      status: 302,
      location: '/',
    });
  });
  it.each([
    [500, 500],
    [502, 500],
    [503, 503],
    [504, 503],
  ])('stays with its status while the host fails with %i (RTE-35)', async (failure, status) => {
    const { context } = aVisit(poland, failing(failure));
    expect(await outcomeOf(() => loader({ context }))).toMatchObject({ status, location: null });
  });
  it.each(markets.map((market) => [market.id, market] as const))(
    'in market %s shows the code 500 and offers a retry and a link home (RTE-35, ERR-21)',
    (_, market) => {
      const html = draw(<ProblemPage />, market);
      const { problemTitle, problemCode, retry, toHome } = market.texts.errors;
      for (const words of [problemTitle, problemCode.replace('{code}', '500'), retry, toHome])
        expect(html).toContain(words);
      expect(html).toContain(`href="${market.routes.problem.canonical}"`);
    },
  );
});
