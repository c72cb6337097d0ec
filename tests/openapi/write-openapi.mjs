// Writes docs/openapi.json from the schemas of the services: `npm run openapi`.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));
const { module } = await runnerImport(folder('./document.ts'), {
  resolve: { alias: { '@': folder('../../src'), '@tests': folder('..') } },
  logLevel: 'warn',
});
writeFileSync(folder('../../docs/openapi.json'), module.formatDocument());
