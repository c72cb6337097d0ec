import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
// Runs in Node, which knows no alias.
import { inlinePolicy } from '../config/build/inline-policy.ts';

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds the recovery page: one file that loads nothing (docs/recovery-file.md#the-page). Reads no settings, so that the same source
 * gives the same file for every deployment.
 */
export default defineConfig({
  root: root('.'),
  envDir: false,
  publicDir: false,
  mode: 'production',
  plugins: [react({ jsxImportSource: '@/lib/jsx' }), tailwindcss(), viteSingleFile(), inlinePolicy()],
  resolve: { alias: { '@': root('..') } },
  build: {
    outDir: root('../../dist/recover'),
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: root('./recover.html') },
  },
});
