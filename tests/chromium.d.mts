/** Path of a Chromium program, installed if necessary, or null after printing what to do. */
export function ensureChromium(): string | null;
