import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { APP_URL, NGINX_URL } from './addresses';

/* A site made as docs/operating.md says, with the nginx that is installed. Its backend is that of the other tests. */

const ROOT = new URL('../..', import.meta.url).pathname;

/** For the backend of the tests, at the same origin. */
const SETTINGS = {
  VITE_API_URL: '/api',
  VITE_EXPLORER_API_URL: '/explorer/api',
  VITE_EXPLORER_URL: '/explorer',
  VITE_BITCOIN_NETWORK: 'regtest',
  VITE_LOGIN_SECRET: 'derived',
  VITE_BRAND: 'Aval',
  VITE_ARBITRATOR_ID: '1',
  VITE_TEMPLATE_ARBITRATOR_ID: 'aval-template-arbitrator',
  VITE_LINKS: JSON.stringify({ support: 'https://help.example' }),
};

/** The path of nginx; `null` if it is not installed. */
export function findNginx(): string | null {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path)) ?? null;
}

export interface Site {
  /** The folder that is served. */
  app: string;
  /** The list of hashes that the build wrote. */
  hashes: string;
  close: () => Promise<void>;
}

/** Builds with the settings, and serves it. */
export async function openSite(nginx: string): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'aval-nginx-'));
  const app = join(folder, 'app');
  await build(app);
  const server = await startNginx(nginx, folder);
  return {
    app,
    hashes: readFileSync(join(folder, 'app.sha256'), 'utf8'),
    async close() {
      await stop(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function build(app: string): Promise<void> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_')));
  const vite = [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', app, '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, vite, {
    cwd: ROOT,
    env: { ...env, ...SETTINGS, NODE_ENV: 'production' },
  });
}

async function startNginx(nginx: string, folder: string): Promise<ChildProcess> {
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, formatConfig(nginx, folder));
  execFileSync(nginx, ['-t', '-c', config], { stdio: 'pipe' });
  const server = spawn(nginx, ['-c', config], { stdio: 'inherit' });
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error(`nginx ended with ${server.exitCode}`);
    await wait(100);
  }
  return server;
}

/** The operator's part: docs/operating.md#serve, without a certificate. */
function formatConfig(nginx: string, folder: string): string {
  const [backend, site] = [APP_URL, NGINX_URL].map((url) => new URL(url).host);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  include ${findMimeTypes(nginx)};
  access_log off;
  ${paths.join('\n  ')}
  upstream aval-backend { server ${backend}; }
  upstream aval-explorer { server ${backend}; }
  server {
    listen ${site?.split(':')[1]};
    server_name localhost;
    root ${folder}/app;
    include ${folder}/aval.nginx.conf;
  }
}
`;
}

/** Beside the default configuration, which nginx names with its version. */
function findMimeTypes(nginx: string): string {
  const { stderr } = spawnSync(nginx, ['-V'], { encoding: 'utf8' });
  return join(dirname(/--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf'), 'mime.types');
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch(NGINX_URL)).ok;
  } catch {
    return false;
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}
