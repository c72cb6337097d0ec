// npm run check-backend: what a backend gives the app (docs/api.md#check-a-backend).
import { readFileSync } from 'node:fs';
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
if (options.settingsFile !== null) await takeSettings(options.settingsFile);
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

/** Puts the settings of a file into the environment, from which the app reads them here. Ends the program if one is wrong. */
async function takeSettings(path) {
  try {
    const text = readFileSync(path, 'utf8');
    const { readSettingsFile } = await load('../config/build/read-settings.ts');
    readSettingsFile(text);
    for (const [name, value] of Object.entries(JSON.parse(text)))
      process.env[name] = typeof value === 'string' ? value : JSON.stringify(value);
  } catch (error) {
    process.stderr.write(`${error.code === 'ENOENT' ? `There is no file ${path}.` : error.message}\n`);
    process.exit(2);
  }
}
