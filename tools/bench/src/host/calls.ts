import { z } from 'zod';
import { type LoadFigures, loadUrls, type Post } from '../load.ts';
import { cpuSeconds } from '../processes.ts';

/** Milliseconds per call: elapsed time for the caller, and CPU time of the host process, which is stable on a busy machine. */
export type Timing = { readonly p50: number; readonly p95: number; readonly cpu: number };

/** Sends calls to a host as a guest, one after another. */
export class HostCalls {
  readonly #origin: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #pid: number;

  constructor(origin: string, publicCredential: string, pid: number) {
    this.#origin = origin;
    this.#pid = pid;
    this.#headers = { authorization: `Bearer ${publicCredential}` };
  }

  async read<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
    return schema.parse(JSON.parse(await this.#text(path)));
  }

  async send<Schema extends z.ZodType>(post: Post, schema: Schema): Promise<z.output<Schema>> {
    return schema.parse(JSON.parse(await this.#text(post)));
  }

  /** Sends posts in turn over several connections at once and measures the throughput. */
  load(posts: readonly Post[], amount: number, connections: number): Promise<LoadFigures> {
    return loadUrls({
      origin: this.#origin,
      posts,
      pid: this.#pid,
      amount,
      connections,
      headers: this.#headers,
    });
  }

  /** Times the calls in turn after a short warm-up. */
  async time(calls: readonly (string | Post)[], requests: number): Promise<Timing> {
    const times: number[] = [];
    let before = 0;
    for (let at = -WARM_UP; at < requests; at += 1) {
      if (at === 0) before = cpuSeconds(this.#pid) ?? 0;
      const startedAt = performance.now();
      await this.#text(calls[Math.abs(at) % calls.length] ?? '/health');
      if (at >= 0) times.push(performance.now() - startedAt);
    }
    const cpu = (((cpuSeconds(this.#pid) ?? 0) - before) * 1000) / requests;
    times.sort((a, b) => a - b);
    return {
      p50: times[Math.floor(times.length * 0.5)] ?? 0,
      p95: times[Math.floor(times.length * 0.95)] ?? 0,
      cpu,
    };
  }

  async #text(call: string | Post): Promise<string> {
    const { path, body } = typeof call === 'string' ? { path: call, body: undefined } : call;
    const response = await fetch(
      this.#origin + path,
      body === undefined
        ? { headers: this.#headers }
        : {
            method: 'POST',
            headers: { ...this.#headers, 'content-type': 'application/json' },
            body,
          },
    );
    if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
    return response.text();
  }
}

const WARM_UP = 10;
