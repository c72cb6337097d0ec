/** Focuses a field, selects a part of it and scrolls there, which the browser does not do by itself. */
export function showRange(
  field: HTMLTextAreaElement | HTMLInputElement,
  { start, end }: { start: number; end: number },
): void {
  field.focus();
  field.setSelectionRange(start, end);
  if (field instanceof HTMLTextAreaElement) scrollTo(field, end);
}

function scrollTo(area: HTMLTextAreaElement, end: number): void {
  area.scrollTop = Math.max(0, measureHeight(area, end) - area.clientHeight / 2);
}

/** Height of the text up to a position, in pixels. */
function measureHeight(area: HTMLTextAreaElement, end: number): number {
  const copy = area.cloneNode() as HTMLTextAreaElement;
  copy.removeAttribute('id');
  copy.style.cssText = `position: absolute; visibility: hidden; width: ${area.offsetWidth}px; height: 0; min-height: 0`;
  copy.value = area.value.slice(0, end);
  area.after(copy);
  const height = copy.scrollHeight;
  copy.remove();
  return height;
}
