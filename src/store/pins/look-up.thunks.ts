import { samePin } from '@/domain/key/pins';
import { restore } from '@/store/persistence/restore';
import { KEYS } from '@/store/persistence/storage-keys';
import { pinsRead } from '@/store/pins/pins.slice';
import { storedPins } from '@/store/pins/stored-pins';
import type { AppThunk } from '@/store/setup/store-types';

/**
 * Takes over what other tabs pinned. Whatever compares or writes pins does so first, and not only once the browser tells
 * of it: a key that is swapped meanwhile would be taken for one that nobody has seen before.
 */
export function lookUpPins(): AppThunk<void> {
  return (dispatch, getState) => {
    const found = restore(KEYS.pins, storedPins) ?? {};
    const { stored } = getState().pins;
    const isNews = Object.entries(found).some(([key, pin]) => !samePin(pin, stored[key]));
    if (isNews) dispatch(pinsRead(found));
  };
}
