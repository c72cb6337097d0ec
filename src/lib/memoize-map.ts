/**
 * Returns a `map` over `compute` that reuses the previous result of every item that is unchanged at its index.
 * `compute` depends on the item alone.
 */
export function memoizeMap<Item, Value>(compute: (item: Item) => Value): (items: readonly Item[]) => Value[] {
  let previous: readonly Item[] = [];
  let values: Value[] = [];
  return (items) => {
    values = items.map((item, index) =>
      index < previous.length && item === previous[index] ? (values[index] as Value) : compute(item),
    );
    previous = items;
    return values;
  };
}
