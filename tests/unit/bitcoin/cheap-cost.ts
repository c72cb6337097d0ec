/** A cheap Argon2id cost. */
export const CHEAP = { memory: 64, passes: 1, parallelism: 1 };
