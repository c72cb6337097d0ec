/** Open dialogs, the topmost last: only that one answers keys. */
const layers: symbol[] = [];

/** Opens a layer; the page under it does not scroll. Returns its end. */
export function openLayer(): { isTop: () => boolean; close: () => void } {
  const layer = Symbol('layer');
  layers.push(layer);
  document.documentElement.style.overflow = 'hidden';
  return {
    isTop: () => layers.at(-1) === layer,
    close: () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) document.documentElement.style.overflow = '';
    },
  };
}
