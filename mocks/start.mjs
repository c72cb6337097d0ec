// npm start: the app with the embedded backend on Vite's dev server. Flags: --fresh, --port N, --host ADDRESS.
import { createServer } from 'vite';
import { closeOnSignal, listUrls, printWelcome, readFlags, serverOptions } from './cli.mjs';
import { EMBEDDED_MODE, setEmbeddedEnvironment } from './embedded-env.mjs';

const flags = readFlags();
const overrides = setEmbeddedEnvironment();
if (flags.fresh) process.env.AVAL_FRESH = '1';

const server = await createServer({ mode: EMBEDDED_MODE, server: serverOptions(flags, 5173) });
await server.listen();
closeOnSignal(server);
printWelcome(listUrls(server), overrides);
