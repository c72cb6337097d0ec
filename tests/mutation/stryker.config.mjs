const part = process.env.MUTATION_PART;
const folder = 'test-results/mutation';
const name = `${folder}/${part.replaceAll('/', '-')}`;

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.mjs', related: false },
  mutate: [`src/${part}/**/*.ts`],
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // On a loaded machine, a slow test is no endless loop.
  timeoutMS: 30_000,
  timeoutFactor: 3,
  thresholds: { high: 98, low: 95, break: 90 },
  incremental: true,
  incrementalFile: `${name}.incremental.json`,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { reportTests: false, allowColor: false, logTests: false },
  jsonReporter: { fileName: `${name}.json` },
  tempDirName: `${name}.tmp`,
  ignorePatterns: [
    'dist',
    'public',
    'coverage',
    '.data',
    'test-results',
    '.github',
    'tests/{screens,e2e,bench,screenshots}',
  ],
};
