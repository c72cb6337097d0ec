import { parseArgs } from 'node:util';
import { demoAccounts } from './embedded-env.mjs';

const OPTIONS = {
  fresh: { type: 'boolean', default: false },
  port: { type: 'string' },
  host: { type: 'string' },
};

/** Reads the command line; exits with a message on an unknown flag. */
export function readFlags(extra = {}) {
  try {
    const { values } = parseArgs({ options: { ...OPTIONS, ...extra } });
    if (values.port !== undefined && !/^\d{1,5}$/.test(values.port))
      throw new Error(`--port ${values.port} is not a port`);
    return values;
  } catch (error) {
    console.error(error.message);
    return process.exit(2);
  }
}

/** Vite's server options; a port given on the command line must be free. */
export function serverOptions({ port, host }, defaultPort) {
  return { port: Number(port ?? defaultPort), strictPort: port !== undefined, ...(host === undefined ? {} : { host }) };
}

/** `overrides`: settings that do not point to the embedded backend, by name. */
export function printWelcome(urls, overrides = {}) {
  console.log(`\n  Aval with its embedded backend: ${urls.join('  ')}\n  Demo accounts:`);
  for (const { email, password } of demoAccounts) console.log(`    ${email}  ${password}`);
  console.log(
    `  Data folder: ${process.env.AVAL_DATA_DIR ?? '.data'}/ (AVAL_DATA_DIR). Start with --fresh to delete the data.\n`,
  );
  for (const [name, value] of Object.entries(overrides)) {
    console.log(`  ${name}=${name === 'VITE_DEMO_ACCOUNTS' ? '…' : value} comes from your environment or .env file.`);
  }
}

export function closeOnSignal(server) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      server.close().finally(() => process.exit(0));
    });
  }
}

/** URLs of a Vite server. */
export function listUrls(server) {
  return [...(server.resolvedUrls?.local ?? []), ...(server.resolvedUrls?.network ?? [])];
}
