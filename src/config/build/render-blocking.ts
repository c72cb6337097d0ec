import type { Plugin } from 'vite';

const ENTRY = '<script type="module"';

/** Delays the first paint until the script has run; before that the user's theme is unknown. */
export function renderBlocking(): Plugin {
  return {
    name: 'aval-render-blocking',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { server }) => (server === undefined ? html.replace(ENTRY, `${ENTRY} blocking="render"`) : html),
    },
  };
}
