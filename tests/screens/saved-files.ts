import { vi } from 'vitest';

export interface SavedFile {
  name: string;
  blob: Blob;
}

/** Collects what the screen saves from now on: jsdom saves no files. Call before each test. */
export function collectSavedFiles(): SavedFile[] {
  const saved: SavedFile[] = [];
  let latest = new Blob();
  const keep = (blob: Blob) => {
    latest = blob;
    return 'blob:saved';
  };
  Object.assign(URL, { createObjectURL: keep, revokeObjectURL: () => {} });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: latest });
  });
  return saved;
}

/** The text of a saved file. jsdom's Blob has no `text()`. */
export function readBlob(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}
