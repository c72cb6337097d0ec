/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import wasm from 'vite-plugin-wasm';

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [react(), tailwindcss(), wasm()],
  resolve: { alias: { '@': root('./src'), '@mocks': root('./mocks'), '@tests': root('./tests') } },
  worker: { format: 'es', plugins: () => [wasm()] },
  build: { outDir: 'dist/app', target: 'es2023', modulePreload: { polyfill: false } },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'node', include: ['tests/unit/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['tests/screens/**/*.test.tsx', 'tests/unit/**/*.test.tsx'],
          setupFiles: ['tests/screens/setup.ts'],
        },
      },
    ],
  },
});
