/** Long enough for browsers that ask where to save. */
const URL_LIFETIME_MS = 60_000;

/** Downloads a text or a blob as a file. @param type of a text */
export function saveFile(name: string, content: string | Blob, type = 'application/json'): void {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
}
