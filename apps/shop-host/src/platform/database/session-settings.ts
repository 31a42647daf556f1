/**
 * Settings of every connection. Moments are read and written in UTC; words resemble one another from a similarity of
 * 0.4 on (pg_trgm's own 0.6 would not forgive two letters in the wrong order); compiling a statement takes longer than
 * any of ours runs.
 */
export const SESSION_SETTINGS = [
  ['timezone', 'UTC'],
  ['jit', 'off'],
  ['pg_trgm.word_similarity_threshold', '0.4'],
] as const;
