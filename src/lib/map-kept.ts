/**
 * `map` that remembers the list before: what still stands in its place is not made again. Of ten thousand entries, one of
 * which changed, one is made. `make` depends on the entry alone.
 */
export function mapKept<Item, Made>(make: (item: Item) => Made): (items: readonly Item[]) => Made[] {
  let before: readonly Item[] = [];
  let made: Made[] = [];
  return (items) => {
    made = items.map((item, at) => (at < before.length && item === before[at] ? (made[at] as Made) : make(item)));
    before = items;
    return made;
  };
}
