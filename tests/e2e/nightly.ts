/** Tag of single tests that run every night only (docs/testing.md#every-night). */
export const NIGHTLY = '@nightly';

/** Whether the nightly tests run too. */
export const isComplete = process.env.TESTS === 'all';
