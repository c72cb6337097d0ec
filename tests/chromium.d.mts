/** Path of a Chromium program, or null after saying what to do. */
export function chromiumPath(): string | null;
