// npm run preview, except that new keys get a cheap cost of Argon2id: the tests make and open dozens of them.
import { build, preview } from 'vite';
import { closeOnSignal, readFlags, serverOptions } from '../../mocks/cli.mjs';
import { EMBEDDED_MODE, setEmbeddedEnvironment } from '../../mocks/embedded-env.mjs';

const REAL_COST = 'cost: DEFAULT_COST';
const CHEAP_COST = 'cost: { memory: 64, passes: 1, parallelism: 1 }';

/** Envelopes store their cost, so the rest of the app is unchanged. The journey over the other backend has the real one. */
function cheapKeys() {
  return {
    name: 'cheap-keys',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/src/bitcoin/keys/keys.ts')) return null;
      if (!code.includes(REAL_COST)) throw new Error(`There is no "${REAL_COST}" in ${id}`);
      return { code: code.replace(REAL_COST, CHEAP_COST), map: null };
    },
  };
}

const flags = readFlags();
setEmbeddedEnvironment();
if (flags.fresh) process.env.AVAL_FRESH = '1';

// Not dist/embedded, which users of npm run preview see.
const output = { mode: EMBEDDED_MODE, build: { outDir: 'dist/e2e', reportCompressedSize: false } };
await build({ ...output, worker: { plugins: () => [cheapKeys()] } });
closeOnSignal(await preview({ ...output, preview: serverOptions(flags, 4173) }));
