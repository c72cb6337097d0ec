import { isRefusal, withTimeout } from '@/store/calls/retry';

/**
 * Sends what must not be sent twice. Where no usable answer comes, `find` looks whether it arrived all the same; it
 * resolves to `undefined` where it did not. Throws the error of the call unless it is found.
 */
export async function sendOnce<Value>(
  send: () => Promise<Value>,
  find: () => Promise<Value | undefined>,
): Promise<Value> {
  try {
    return await withTimeout(send());
  } catch (error) {
    const found = isRefusal(error) ? undefined : await withTimeout(find()).catch(() => undefined);
    if (found === undefined) throw error;
    return found;
  }
}
