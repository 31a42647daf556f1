import { HostUnavailable } from '@materia/api-client-kernel';
import { mockHost } from '@materia/api-mocks';
import type { FrameRequest } from '@materia/page-request';
import { shopRequest } from '@materia/page-request';
import { marketById } from '@materia/testing/markets';
import { aVisit } from '@materia/testing/visit';
import {
  data,
  Outlet,
  redirect,
  type ServerBuild,
  useActionData,
  useLoaderData,
} from 'react-router';
import { ErrorSummary } from '@materia/ui-design-system';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { middleware } from '../frame-facts/frame-data.ts';
import { application } from './entry-server.tsx';

const poland = marketById('pl') ?? expect.unreachable();

type Module = ServerBuild['routes'][string] extends infer Route
  ? Route extends { readonly module: infer Found }
    ? Found
    : never
  : never;

const buildOf = (page: Partial<Module>): Pick<ServerBuild, 'routes' | 'assets'> => {
  const css = (name: string) => ({ css: [`/assets/${name}.css`] });
  const entry = { module: '/assets/entry.js', imports: [] };
  const facts = {
    hasLoader: true,
    hasAction: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasDefaultExport: true,
    hasErrorBoundary: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
    imports: [],
    module: '',
  };
  return {
    routes: {
      root: { id: 'root', path: '', module: { default: () => <Outlet />, middleware } },
      home: {
        id: 'home',
        parentId: 'root',
        path: 'page',
        module: { default: () => null, ...page },
      },
    },
    assets: {
      version: '1',
      url: '/assets/manifest.js',
      entry,
      routes: {
        root: { id: 'root', path: '', ...facts, ...css('root') },
        home: { id: 'home', parentId: 'root', path: 'page', ...facts, ...css('page') },
        problem: { id: 'problem', parentId: 'root', path: 'problem', ...facts, ...css('problem') },
      },
    },
  };
};

const FRAME: FrameRequest = {
  address: '/',
  asksConsent: false,
  page: 'home',
  movedTo: undefined,
  signInNeeded: false,
  canonical: undefined,
  alternates: [],
  otherShops: [],
  categories: [{ name: 'Budowa', path: '/budowa/', productCount: 3 }],
  flash: undefined,
  cartCount: () => undefined,
  cartCountCookie: 'n',
  contextCookie: 'x',
  monitoring: {},
  hostFailure: () => undefined,
  boot: undefined,
};

const open = async (
  page: Partial<Module>,
  frame: Partial<FrameRequest> = {},
  init: RequestInit = {},
): Promise<{ readonly status: number; readonly headers: Headers; readonly body: string }> => {
  const rendered = await application(buildOf(page))(
    new Request('https://shop.test/page', init),
    aVisit(poland, mockHost()).context.get(shopRequest),
    { ...FRAME, ...frame },
  );
  return { ...rendered, body: rendered.body.toString() };
};

const Told = () => {
  const [loaded, answered]: unknown[] = [useLoaderData(), useActionData()];
  return <p>{String(loaded ?? answered)}</p>;
};

const sheetsOf = (body: string): readonly (string | undefined)[] =>
  [...body.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);

afterEach(() => vi.restoreAllMocks());

describe('the application', () => {
  it('of a file is its text alone, with its own type', async () => {
    const { status, headers, body } = await open({
      default: undefined,
      loader: () =>
        new Response('BEGIN:VCALENDAR', { headers: { 'content-type': 'text/calendar' } }),
    });
    expect([status, headers.get('content-type'), body]).toEqual([
      200,
      'text/calendar',
      'BEGIN:VCALENDAR',
    ]);
  });

  it('renders the whole document with the sheets of its routes and no hydration data', async () => {
    const { status, headers, body } = await open({ default: Told, loader: () => 'cement' });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toMatch(/^<!DOCTYPE html><html lang="pl-PL" data-page="home">/);
    expect(body).toContain('<p>cement</p>');
    expect(sheetsOf(body)).toEqual(['/assets/root.css', '/assets/page.css']);
    expect(body).not.toMatch(/<script(?! type="application\/ld\+json")/);
  });

  const refusing = {
    default: Told,
    action: () => data('no street', { status: 422 }),
  } satisfies Partial<Module>;

  it('redirects to the page of a form that it refused if what is wrong can be stored', async () => {
    const stored: unknown[] = [];
    const storing = (isStored: boolean) => ({
      storeRefusedForm: async (outcome: unknown) => stored.push(outcome) > 0 && isStored,
    });
    const post = { method: 'POST', body: new URLSearchParams() };
    const moved = await open(refusing, storing(true), post);
    expect([moved.status, moved.headers.get('location')]).toEqual([303, '/page']);
    const shown = await open(refusing, storing(false), post);
    expect([shown.status, stored]).toEqual([422, ['no street', 'no street']]);
    expect(shown.body).toContain('<p>no street</p>');
  });

  it('shows after that redirect what is wrong, and begins the title with it', async () => {
    const Page = () => (
      <>
        <title>Address</title>
        <ErrorSummary title="x" errors={[{ fieldId: 'a', message: String(useActionData()) }]} />
      </>
    );
    const { status, body } = await open(
      { default: Page },
      { refusedForm: { outcome: 'no street' } },
    );
    expect(status).toBe(200);
    expect(body).toContain('no street');
    expect(body).toContain('<title>Błąd: Address</title>');
  });

  it('begins no title with an error because a text names the mark of one', async () => {
    const Page = () => (
      <>
        <title>Search</title>
        <p title={'data-error-summary=""'}>{'data-error-summary=""'}</p>
      </>
    );
    expect((await open({ default: Page })).body).toContain('<title>Search</title>');
  });

  it.each([
    ['4', 'of built pages', null, true],
    ['4', 'without scripts', '4', false],
    ['1; url=https://pay.example/', 'of built pages', '1; url=https://pay.example/', false],
  ] as const)(
    'sends "refresh: %s" %s as the header %j, and to browsers without scripts: %s',
    async (refresh, pages, header, isInHtml) => {
      const boot = { path: '/assets/boot-1.js', integrity: 'sha256-x' };
      const { headers, body } = await open(
        { default: Told, loader: () => data(null, { headers: { refresh } }) },
        { boot: pages === 'of built pages' ? boot : undefined },
      );
      expect(headers.get('refresh')).toBe(header);
      const meta = /<noscript><meta http-equiv="refresh" content="4"\/><\/noscript>/i;
      expect(meta.test(body)).toBe(isInHtml);
    },
  );

  it('names the script of built pages in the head, with the cookie that counts the cart', async () => {
    const boot = { path: '/assets/boot-1.js', integrity: 'sha256-x' };
    const { body } = await open({ default: Told }, { boot });
    expect(body.slice(0, body.indexOf('</head>'))).toContain(
      '<script defer="" src="/assets/boot-1.js" integrity="sha256-x" data-count="n"></script>',
    );
  });

  it('answers with a loader’s redirect and the root’s', async () => {
    const moved = await open({
      loader: () => {
        throw redirect('/elsewhere/', 302);
      },
    });
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/elsewhere/']);
    const canonical = await open({}, { movedTo: '/canonical/' });
    expect([canonical.status, canonical.headers.get('location')]).toEqual([301, '/canonical/']);
  });

  it('shows an action’s refusal with its status, and a route’s own response as it is', async () => {
    const post = { method: 'POST', body: new URLSearchParams({ a: '1' }) };
    const refused = await open(
      { default: Told, action: () => data('typed', { status: 422 }) },
      {},
      post,
    );
    expect(refused.status).toBe(422);
    expect(refused.body).toContain('<p>typed</p>');
    const own = await open(
      { middleware: [() => Promise.resolve(Response.json({ kind: 'added' }, { status: 409 }))] },
      {},
      post,
    );
    expect([own.status, own.body]).toEqual([409, '{"kind":"added"}']);
  });

  it.each([
    ['a page that does not exist', data(null, { status: 404 }), undefined, 404, 'notFoundTitle'],
    ['a failure of ours', new TypeError('x'), undefined, 500, 'problemTitle'],
    ['a host that failed', new HostUnavailable(502), 502, 500, 'problemTitle'],
    ['a host that is down', new HostUnavailable(503), 503, 503, 'unavailableTitle'],
  ] as const)('shows %s as an error page of the shop', async (_, failure, host, status, title) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const shown = await open(
      {
        loader: () => {
          throw failure;
        },
      },
      { hostFailure: () => host },
    );
    expect(shown.status).toBe(status);
    expect(shown.body).toContain(poland.texts.errors[title]);
    expect(sheetsOf(shown.body)).toEqual(['/assets/root.css', '/assets/problem.css']);
    expect(shown.body).not.toContain('TypeError');
  });

  it.each([
    [500, 'problemTitle'],
    [503, 'unavailableTitle'],
  ] as const)(
    'says after a form that failed with %i to try later, and sends what was typed again by a button (ERR-31)',
    async (status, title) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const failing = {
        default: Told,
        action: () => {
          throw new HostUnavailable(status);
        },
      };
      const { errors } = poland.texts;
      const typed = {
        sentFields: [
          ['street', 'Długa "12"'],
          ['floor', '1'],
          ['floor', '2'],
        ],
        hostFailure: () => status,
      } as const;
      const { body, ...shown } = await open(failing, typed, { method: 'POST' });
      expect(shown.status).toBe(status);
      expect(body).toContain(errors[title]);
      expect(body).toContain(errors.formKept);
      const form =
        /<form(?=[^>]* method="post")(?=[^>]* action="\/page")[^>]*>(.*?)<\/form>/.exec(
          body,
        )?.[1] ?? '';
      expect(
        [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, ...field]) => field),
      ).toEqual([
        ['street', 'Długa &quot;12&quot;'],
        ['floor', '1'],
        ['floor', '2'],
      ]);
      expect(form).toContain(errors.sendAgain);
      expect(
        (await open(failing, { hostFailure: () => status }, { method: 'POST' })).body,
      ).toContain(errors.retry);
    },
  );

  it('shows an error page when a view fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const shown = await open({
      default: () => {
        throw new Error('broken view');
      },
    });
    expect(shown.status).toBe(500);
    expect(shown.body).toContain(poland.texts.errors.problemTitle);
  });
});
