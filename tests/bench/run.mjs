// npm run bench: measures the built app in a headless browser, compared with a baseline and other libraries. Parts by name:
// `npm run bench -- first-screen keys signing slow-lines lighthouse lists`.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { setEmbeddedEnvironment } from '../../mocks/embedded-env.mjs';

setEmbeddedEnvironment();
process.env.NODE_ENV = 'production';
const folder = (path) => fileURLToPath(new URL(path, import.meta.url));
const { module } = await runnerImport(folder('./bench.ts'), {
  configFile: false,
  resolve: { alias: { '@': folder('../../src'), '@mocks': folder('../../mocks'), '@tests': folder('..') } },
  logLevel: 'warn',
});
await module.bench(process.argv.slice(2));
process.exit(0);
