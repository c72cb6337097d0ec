// npm run check-evidence: what an evidence file proves (docs/settlement.md#evidence-file).
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const file = (path) => fileURLToPath(new URL(path, import.meta.url));
/** Bytes. A larger file is refused by its size, and need not be read. */
const MOST = 200_000_001;

// A server that serves nothing: it loads the modules.
const loader = await createServer({
  configFile: false,
  resolve: { alias: { '@': file('..') } },
  logLevel: 'silent',
  root: file('../..'),
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { checkEvidence, EVIDENCE_USAGE } = await loader.ssrLoadModule(file('./check-evidence.ts'));
  const [path, ...others] = process.argv.slice(2);
  if (path === undefined || others.length > 0) {
    process.stderr.write(EVIDENCE_USAGE);
    process.exitCode = 2;
  } else {
    const bytes = readFile(path);
    if (bytes !== null) {
      const { text, exitCode } = await checkEvidence(bytes);
      process.stdout.write(text);
      process.exitCode = exitCode;
    }
  }
} finally {
  await loader.close();
}

function readFile(path) {
  try {
    return statSync(path).size >= MOST ? new Uint8Array(MOST) : new Uint8Array(readFileSync(path));
  } catch (error) {
    process.stderr.write(error.code === 'ENOENT' ? `There is no file ${path}.\n` : `${error.message}\n`);
    process.exitCode = 2;
    return null;
  }
}
