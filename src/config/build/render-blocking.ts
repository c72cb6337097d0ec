import type { Plugin } from 'vite';

const ENTRY = '<script type="module"';

/**
 * Lets the built page be painted only once its script has run: until then there is nothing to see but the ground, and
 * that would be in the system's theme where the person chose another.
 */
export function renderBlocking(): Plugin {
  return {
    name: 'aval-render-blocking',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { server }) => (server === undefined ? html.replace(ENTRY, `${ENTRY} blocking="render"`) : html),
    },
  };
}
