/** Mutation tests with StrykerJS (docs/testing.md#mutation-tests): `npm run test:mutation -- [folder of src] [file]`. */
import { spawnSync } from 'node:child_process';
import { PARTS } from './parts.mjs';

const [folder, ...files] = process.argv.slice(2);
const parts = folder === undefined ? Object.keys(PARTS) : [folder.replace(/^src\/|\/$/g, '')];
const unknown = parts.find((part) => !(part in PARTS));
if (unknown !== undefined) {
  console.error(`Unknown folder: ${unknown}. Known ones:\n  ${Object.keys(PARTS).join('\n  ')}`);
  process.exit(1);
}

let failed = false;
for (const part of parts) {
  console.log(`\n${part}`);
  const mutate = files.length === 0 ? [] : ['--mutate', files.map((file) => `src/${part}/${file}`).join(',')];
  const { status } = spawnSync('npx', ['stryker', 'run', 'tests/mutation/stryker.config.mjs', ...mutate], {
    stdio: 'inherit',
    env: { ...process.env, TESTS: 'all', MUTATION_PART: part },
  });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
