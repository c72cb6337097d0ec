/*
 * What a reader of the screen sees happen and a listener would not: a dialog that closes, a button that says it is busy.
 * Said in one polite region of the shell.
 */

export interface Announcement {
  text: string;
  /** BCP 47 tag; that of the page if not given. */
  language: string | undefined;
}

/** By then a dialog has closed and the focus has moved: what is read out about that would drop it. */
const SETTLED_MS = 150;
/** Then it goes, so that nobody comes across it later. */
const KEPT_MS = 5_000;

let current: Announcement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function announce(text: string, language?: string): void {
  clearTimeout(timer);
  // The same text once more is not read out unless it was away.
  say(null);
  timer = setTimeout(() => {
    say({ text, language });
    timer = setTimeout(() => say(null), KEPT_MS);
  }, SETTLED_MS);
}

function say(announcement: Announcement | null): void {
  current = announcement;
  for (const listener of listeners) listener();
}

export function announcement(): Announcement | null {
  return current;
}

export function onAnnouncement(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
