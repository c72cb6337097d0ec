/** Open dialogs, the topmost last: only that one answers keys. */
const layers: symbol[] = [];

/** Opens a layer; the page under it does not scroll. Returns its end. */
export function openLayer(): { isTop: () => boolean; close: () => void } {
  const layer = Symbol('layer');
  layers.push(layer);
  if (layers.length === 1) holdPage();
  return {
    isTop: () => layers.at(-1) === layer,
    close: () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) releasePage();
    },
  };
}

function holdPage(): void {
  const { style, clientWidth } = document.documentElement;
  // The room of the scroll bar stays, so that nothing moves sideways.
  style.paddingRight = `${Math.max(0, window.innerWidth - clientWidth)}px`;
  style.overflow = 'hidden';
}

function releasePage(): void {
  const { style } = document.documentElement;
  style.paddingRight = '';
  style.overflow = '';
}
