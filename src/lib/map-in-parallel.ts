/** Maps with at most `limit` calls at a time, in order. After a failure no further call is started. */
export async function mapInParallel<Item, Value>(
  items: readonly Item[],
  limit: number,
  map: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  let next = 0;
  let failed = false;
  async function run(): Promise<void> {
    while (next < items.length && !failed) {
      const at = next;
      next += 1;
      try {
        values[at] = await map(items[at] as Item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, run));
  return values;
}
