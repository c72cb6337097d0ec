/* Object URLs of the PDFs attached or fetched on this page. They end with the page, so the list is not stored. */
const urls = new Set<string>();

export function createPdfUrl(file: Blob): string {
  // The type is fixed: the browser would open a renamed HTML file as a page of this origin.
  const url = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }));
  urls.add(url);
  return url;
}

export function revokePdfUrl(url: string): void {
  urls.delete(url);
  URL.revokeObjectURL(url);
}

export function isPdfUrl(url: string): boolean {
  return urls.has(url);
}
