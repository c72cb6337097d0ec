const MARGIN_PX = 8;

/** Shifts what hangs over the left or right edge of the window back into it. */
export function keepInView(element: HTMLElement): void {
  const { left, right } = element.getBoundingClientRect();
  const over = right + MARGIN_PX - document.documentElement.clientWidth;
  const shift = left < MARGIN_PX ? MARGIN_PX - left : -Math.max(over, 0);
  if (shift !== 0) element.style.translate = `${shift}px`;
}
