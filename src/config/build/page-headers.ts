/*
 * Headers that a server of the built page should send beside the policy that stands in index.html. The README's nginx
 * sample is the same; `npm run preview` sends them too, so that the browser tests run under them.
 */

const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** In the page the policy's meta element says the rest. */
const PAGE_POLICY = "frame-ancestors 'none'";

/** Workers have no meta element: what they may do is told by the header of their script. */
const ASSET_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

/** The headers of a path of the built app. Files in /assets carry a hash in their names and never change. */
export function pageHeaders(path: string): Record<string, string> {
  const isAsset = path.startsWith('/assets/');
  return {
    ...EVERYWHERE,
    'Content-Security-Policy': isAsset ? ASSET_POLICY : PAGE_POLICY,
    'Cache-Control': isAsset ? 'public, max-age=31536000, immutable' : 'no-store',
  };
}
