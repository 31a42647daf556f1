import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { callOf } from '@materia/api-contract';
import { callStatuses, HOST_CALL_NAMES, shapesOf } from '@materia/api-contract/schemas';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestHost } from '../host.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../../../..');
const FOLDER = join(ROOT, '.results/openapi');
const FILE = join(FOLDER, 'openapi.json');

const operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()).min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(z.object({ in: z.string(), name: z.string() })).default([]),
  responses: z.record(z.string(), z.unknown()),
});
const description = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

/** Runs a program of the repository; its output becomes the message of a failure. */
const tool = async (...words: readonly [string, ...string[]]): Promise<string> => {
  const [name, ...rest] = words;
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  try {
    return (await run(join(ROOT, 'node_modules/.bin', name), rest, { cwd: ROOT, env })).stdout;
  } catch (error) {
    throw new Error(
      error instanceof Error && 'stdout' in error && 'stderr' in error
        ? `${String(error.stdout)}\n${String(error.stderr)}`
        : String(error),
      { cause: error },
    );
  }
};

/** The document from which other companies generate their clients. */
describe('the OpenAPI document of the host', () => {
  let source: string;
  let paths: z.output<typeof description>['paths'];
  beforeAll(async () => {
    const host = await openTestHost('pglite');
    source = (await host.app.inject({ url: '/openapi.json' })).body;
    await host.close();
    paths = description.parse(JSON.parse(source)).paths;
    await mkdir(FOLDER, { recursive: true });
    await writeFile(FILE, source);
  });
  afterAll(() => rm(FOLDER, { recursive: true, force: true }));

  const operations = () =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).map((each) => ({ path, ...each })),
    );

  it('has one operation for each call of the contract', () => {
    expect(
      operations()
        .map(({ operationId }) => operationId)
        .toSorted(),
    ).toEqual([...HOST_CALL_NAMES].toSorted());
  });

  it.each(HOST_CALL_NAMES)(
    '%s lists every status it returns, and only the parameters of its path',
    (name) => {
      const found = operations().find(({ operationId }) => operationId === name);
      expect(Object.keys(found?.responses ?? {}).map(Number)).toEqual(
        callStatuses(callOf(name), shapesOf(name)),
      );
      expect(
        found?.parameters
          .filter((part) => part.in === 'path')
          .map((part) => `{${part.name}}`)
          .toSorted(),
      ).toEqual([...(found?.path.match(/\{\w+\}/g) ?? [])].toSorted());
    },
  );

  it('passes the public linter without an error', async () => {
    expect(
      await tool(
        'redocly',
        'lint',
        FILE,
        '--config',
        'configs/redocly.yaml',
        '--format',
        'summary',
      ),
    ).not.toMatch(/[1-9]\d* errors?/);
  }, 30_000);

  it('generates client types that compile', async () => {
    const types = join(FOLDER, 'host.ts');
    await writeFile(types, astToString(await openapiTypescript(source)));
    expect(
      await tool('tsc', '--noEmit', '--strict', '--skipLibCheck', '--target', 'esnext', types),
    ).toBe('');
  }, 30_000);
});
