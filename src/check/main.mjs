// npm run check-backend: what a backend gives the app (docs/api.md#check-a-backend).
import { fileURLToPath } from 'node:url';
import { createServer, runnerImport } from 'vite';

const file = (path) => fileURLToPath(new URL(path, import.meta.url));
const SHARED = { configFile: false, resolve: { alias: { '@': file('..') } }, logLevel: 'silent' };

const load = async (path) => (await runnerImport(file(path), SHARED)).module;
const { readArguments, USAGE } = await load('./arguments.ts');
const options = readArguments(process.argv.slice(2), process.env.CHECK_PASSWORD);
if (typeof options === 'string') {
  process.stderr.write(`${options}\n\n${USAGE}`);
  process.exit(2);
}
process.env.VITE_API_URL = options.apiUrl;
// The app logs each call; the report has what matters.
for (const level of ['info', 'warn', 'error']) console[level] = () => undefined;

// A server that serves nothing: it loads the app's modules, as well as those that are imported later.
const loader = await createServer({
  ...SHARED,
  root: file('../..'),
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { checkBackend } = await loader.ssrLoadModule(file('./check-backend.ts'));
  const report = await checkBackend(options);
  process.stdout.write(report.format());
  process.exitCode = report.count('BREAKS') > 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`The check stopped. ${error instanceof Error ? error.message : ''}\n`);
  process.exitCode = 2;
} finally {
  await loader.close();
}
