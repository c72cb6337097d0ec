/**
 * Returns a `map` over `compute` that reuses the previous result of every item that is unchanged at its index.
 * `compute` depends on the item alone.
 */
export function memoizeMap<Item, Value>(compute: (item: Item) => Value): (items: readonly Item[]) => Value[] {
  let previous: readonly Item[] = [];
  let values: Value[] = [];
  return (items) => {
    // Copied at once, and not computed item by item: lists have thousands of items, of which one changes.
    const next = values.slice(0, items.length);
    for (let index = 0; index < items.length; index++) {
      const item = items[index] as Item;
      if (index >= previous.length || item !== previous[index]) next[index] = compute(item);
    }
    previous = items;
    values = next;
    return next;
  };
}
