import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const CHARSET = '<meta charset="utf-8" />';

/**
 * Adds the Content-Security-Policy to a page with inlined script and style: only these two, by their
 * hashes, WebAssembly for Argon2, and connections to the explorer that the user names (docs/security.md#the-recovery-page).
 */
export function inlinePolicy(): Plugin {
  return {
    name: 'aval-inline-policy',
    enforce: 'post',
    generateBundle: {
      // Runs after the plugin that inlines them, which comes earlier in the list.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.html')) file.source = insertPolicy(String(file.source));
        }
      },
    },
  };
}

function insertPolicy(html: string): string {
  if (!html.includes(CHARSET)) throw new Error(`The page has no ${CHARSET} to insert the policy after`);
  // The data of a recovery file is no script: browsers do not run it.
  const script = findInline(html, /<script\b(?![^>]*application\/json)[^>]*>([\s\S]*?)<\/script>/g);
  const policy = formatInlinePolicy(script, findInline(html, /<style\b[^>]*>([\s\S]*?)<\/style>/g));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  return html.replace(CHARSET, () => `${CHARSET}\n    ${meta}`);
}

/** Content of the one element that fits. */
function findInline(html: string, element: RegExp): string {
  const [found, ...others] = [...html.matchAll(element)];
  if (found?.[1] === undefined || found[1] === '' || others.length > 0)
    throw new Error('The page must have one script and one style with their text in the file');
  return found[1];
}

function formatInlinePolicy(script: string, style: string): string {
  return [
    "default-src 'none'",
    `script-src ${formatHash(script)} 'wasm-unsafe-eval'`,
    `style-src ${formatHash(style)}`,
    'img-src data:',
    // The page narrows it to one explorer as soon as that explorer has answered.
    'connect-src http: https:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function formatHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
