/**
 * Returns a `map` over `compute` that reuses the previous result of every item that is unchanged at its index.
 * `compute` depends on the item alone.
 */
export function memoizeMap<Item, Value>(compute: (item: Item) => Value): (items: readonly Item[]) => Value[] {
  let previous: readonly Item[] = [];
  let values: Value[] = [];
  return (items) => {
    const known = previous;
    values = values.slice(0, items.length);
    for (let index = 0; index < items.length; index++) {
      const item = items[index] as Item;
      if (index >= known.length || item !== known[index]) values[index] = compute(item);
    }
    previous = items;
    return values;
  };
}
