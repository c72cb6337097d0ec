// npm run preview: the production build with the embedded backend. Flags of npm start, and --no-build.
import { build, preview } from 'vite';
import { closeOnSignal, listUrls, printWelcome, readFlags, serverOptions } from './cli.mjs';
import { EMBEDDED_MODE, setEmbeddedEnvironment } from './embedded-env.mjs';

const flags = readFlags({ 'no-build': { type: 'boolean', default: false } });
const overrides = setEmbeddedEnvironment();
if (flags.fresh) process.env.AVAL_FRESH = '1';

// Not dist/app, which is built for another backend.
const output = { mode: EMBEDDED_MODE, build: { outDir: 'dist/embedded', reportCompressedSize: false } };
if (!flags['no-build']) await build(output);
const server = await preview({ ...output, preview: serverOptions(flags, 4173) });
closeOnSignal(server);
printWelcome(listUrls(server), overrides);
