/**
 * Settings of every connection. Instants are read and written in UTC. Words count as similar from
 * 0.4 on, because pg_trgm's default of 0.6 would not forgive two transposed letters. JIT is off,
 * because compiling a statement takes longer than any of ours runs.
 */
export const SESSION_SETTINGS = [
  ['timezone', 'UTC'],
  ['jit', 'off'],
  ['pg_trgm.word_similarity_threshold', '0.4'],
] as const;
