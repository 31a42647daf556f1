import { callRequest } from '@materia/api-client-kernel';
import {
  type CallInput,
  callOf,
  callPath,
  type Reply,
  type ShopCallName,
} from '@materia/api-contract';
import { parseReply } from '@materia/api-contract/schemas';
import { type LoadFigures, loadUrls, type Post } from '../load.ts';
import { cpuSeconds } from '../processes.ts';

/** Milliseconds per call: elapsed time for the caller, and CPU time of the host process, which is stable on a busy machine. */
export type Timing = { readonly p50: number; readonly p95: number; readonly cpu: number };

/** The path of a GET with its query, or a POST. */
type Sendable = string | Post;

/** A GET of the contract in a market, ready to be sent many times. */
export const aRead = <Name extends ShopCallName>(
  market: string,
  name: Name,
  input: CallInput<Name>,
): string => callPath(callOf(name), { ...input, unit: market });

/** A POST of the contract in a market, ready to be sent many times. */
export const aPost = <Name extends ShopCallName>(
  market: string,
  name: Name,
  input: CallInput<Name>,
): Post => ({
  path: aRead(market, name, input),
  body: callRequest(callOf(name), input).json ?? '',
});

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

  /** The reply of a call. Throws when the host refuses it. */
  async reply<Name extends ShopCallName>(
    market: string,
    name: Name,
    input: CallInput<Name>,
  ): Promise<Reply<Name>> {
    const call = (callOf(name).method === 'GET' ? aRead : aPost)(market, name, input);
    return parseReply(name, JSON.parse(await this.#text(call)));
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
  async time(calls: readonly Sendable[], requests: number): Promise<Timing> {
    const times: number[] = [];
    let before = 0;
    for (let at = -WARM_UP; at < requests; at += 1) {
      if (at === 0) before = cpuSeconds(this.#pid) ?? 0;
      const startedAt = performance.now();
      const call = calls[Math.abs(at) % calls.length];
      if (call !== undefined) await this.#text(call);
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

  async #text(call: Sendable): Promise<string> {
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
