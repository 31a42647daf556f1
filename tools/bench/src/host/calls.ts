import { z } from 'zod';
import { cpuSeconds } from '../processes.ts';

/** Milliseconds of the caller, and of the host process's CPU a call (which a busy machine does not change much). */
export type Timing = { readonly p50: number; readonly p95: number; readonly cpu: number };

/** Sends calls to a host as a guest does, one after the other. */
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

  /** Times a row of calls after a few that warm up; `paths` are taken in turn. */
  async time(paths: readonly string[], requests: number): Promise<Timing> {
    const times: number[] = [];
    let before = 0;
    for (let at = -WARM_UP; at < requests; at += 1) {
      if (at === 0) before = cpuSeconds(this.#pid) ?? 0;
      const startedAt = performance.now();
      await this.#text(paths[Math.abs(at) % paths.length] ?? '/health');
      if (at >= 0) times.push(performance.now() - startedAt);
    }
    const cpu = (((cpuSeconds(this.#pid) ?? 0) - before) * 1000) / requests;
    times.sort((a, b) => a - b);
    return { p50: times[Math.floor(times.length * 0.5)] ?? 0, p95: times[Math.floor(times.length * 0.95)] ?? 0, cpu };
  }

  async #text(path: string): Promise<string> {
    const response = await fetch(this.#origin + path, { headers: this.#headers });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    return response.text();
  }
}

const WARM_UP = 10;
