/**
 * The purpose of a random draw. Each topic has its own numbers, so an extra draw for prices does
 * not change the stock.
 */
const TOPICS = [
  'price',
  'professional',
  'reduction',
  'history',
  'stock',
  'quantity',
  'promise',
  'vendor',
  'vendor-offer',
  'rank',
  'stride',
  'listed',
  'review',
  'substitutes',
  'vendor-profile',
  'seller-rate',
  'pickup-point',
  'warehouse',
] as const;
type Topic = (typeof TOPICS)[number];

/**
 * A number from 0 (inclusive) to 1 (exclusive) that depends only on the seed, the topic and the two
 * keys.
 */
export type Draw = (topic: Topic, first: number, second?: number) => number;

const PRIME_OF_FNV = 0x01000193;

const hashOfText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), PRIME_OF_FNV);
  return hash >>> 0;
};

/** The finishing steps of MurmurHash3: every input bit moves every output bit. */
const scattered = (value: number): number => {
  let hash = value ^ (value >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

export const drawFrom = (seed: string): Draw => {
  const topicSeeds = new Map(TOPICS.map((topic) => [topic, hashOfText(`${seed}/${topic}`)]));
  return (topic, first, second = 0) =>
    scattered(
      scattered((topicSeeds.get(topic) ?? 0) + Math.imul(first, 0x9e3779b1)) +
        Math.imul(second, 0x7feb352d),
    ) /
    2 ** 32;
};

/** Maps a drawn number to a whole number from `from` to `to`, both inclusive. */
export const between = (drawn: number, from: number, to: number): number =>
  from + Math.floor(drawn * (to - from + 1));
