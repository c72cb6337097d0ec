/* Object URLs of the PDFs attached or fetched on this page. They end with the page, so the list is not stored. */
const files = new Map<string, Blob>();

export function createPdfUrl(file: Blob): string {
  // The type is fixed: the browser would open a renamed HTML file as a page of this origin.
  const copy = new Blob([file], { type: 'application/pdf' });
  const url = URL.createObjectURL(copy);
  files.set(url, file);
  return url;
}

export function revokePdfUrl(url: string): void {
  files.delete(url);
  URL.revokeObjectURL(url);
}

export function isPdfUrl(url: string): boolean {
  return files.has(url);
}

/** The file behind an object URL of this page; `null` if it is gone. */
export function getPdfFile(url: string): Blob | null {
  return files.get(url) ?? null;
}
