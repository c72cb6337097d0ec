import { LATER_PATHS } from '../contract-links.ts';

/*
 * Headers to send with the built page, besides the policy in index.html. Same as in the file for nginx (nginx.ts); `npm run
 * preview` sends them, so the browser tests run under them.
 */

/** For every response of this origin. */
export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** The meta element of the page has the other directives. */
const PAGE_POLICY = "frame-ancestors 'none'";

/**
 * The recovery page is a separate program. Served from the app's address it gets an opaque origin, so that neither can
 * reach the other's storage (docs/security.md#the-recovery-page).
 */
const RECOVERY_POLICY = `${PAGE_POLICY}; sandbox allow-scripts allow-forms allow-downloads`;

/** Workers have no meta element; the header of their script applies. */
const ASSET_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'";

/** Headers by path. Files in /assets have a hash in their name and never change. */
export function getPageHeaders(path: string): Record<string, string> {
  const isAsset = path.startsWith('/assets/');
  const policy = path === LATER_PATHS.recoveryPage ? RECOVERY_POLICY : PAGE_POLICY;
  return {
    ...COMMON_HEADERS,
    'Content-Security-Policy': isAsset ? ASSET_POLICY : policy,
    'Cache-Control': isAsset ? 'public, max-age=31536000, immutable' : 'no-store',
  };
}
