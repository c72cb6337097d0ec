import { isRefusal, patiently } from '@/store/calls/retry';

/**
 * Sends what must not be sent twice. Where no usable answer comes, `find` looks whether it arrived all the same; it
 * resolves to `undefined` where it did not. Throws the error of the call unless it is found.
 */
export async function onceOnly<Value>(
  send: () => Promise<Value>,
  find: () => Promise<Value | undefined>,
): Promise<Value> {
  try {
    return await patiently(send());
  } catch (error) {
    const found = isRefusal(error) ? undefined : await patiently(find()).catch(() => undefined);
    if (found === undefined) throw error;
    return found;
  }
}
