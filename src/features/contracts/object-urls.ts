/*
 * Object URLs of the PDFs attached here. They live as long as the page does, so this list needs no storage: after a
 * reload none of them can be opened any more.
 */
const own = new Set<string>();

export function makeDocumentUrl(file: File): string {
  // A file only called .pdf would otherwise open as what it says it is, such as a page of this origin.
  const url = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }));
  own.add(url);
  return url;
}

export function dropDocumentUrl(url: string): void {
  own.delete(url);
  URL.revokeObjectURL(url);
}

export function isOwnDocument(url: string): boolean {
  return own.has(url);
}
