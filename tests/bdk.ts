import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

type Bdk = typeof import('@metamask/bitcoindevkit');

const resolvePackage = createRequire(import.meta.url).resolve;
const IMPORTS = './bitcoindevkit_bg.js';

/** Vitest may evaluate this module again for another file of the same worker. */
const cache = globalThis as { loadedBdk?: Promise<Bdk> };

/**
 * BDK (Rust, as WebAssembly). Its package is built for bundlers, so that Node has to instantiate it: once for each worker, since Node keeps
 * the bindings. Objects of an earlier instance that are collected later would free memory of the new one.
 */
export function loadBdk(): Promise<Bdk> {
  cache.loadedBdk ??= instantiate();
  return cache.loadedBdk;
}

async function instantiate(): Promise<Bdk> {
  const code = pathToFileURL(resolvePackage('@metamask/bitcoindevkit/bitcoindevkit_bg.js')).href;
  const bindings = await import(/* @vite-ignore */ code);
  const wasm = readFileSync(resolvePackage('@metamask/bitcoindevkit/bitcoindevkit_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm, { [IMPORTS]: bindings });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports as { __wbindgen_start?(): void }).__wbindgen_start?.();
  return bindings;
}
