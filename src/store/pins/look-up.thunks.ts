import { samePin } from '@/domain/pins';
import { pinsRead } from '@/store/pins/pins.slice';
import { storedPins } from '@/store/pins/stored-pins';
import { restore } from '@/store/restore';
import { KEYS } from '@/store/storage-keys';
import type { AppThunk } from '@/store/store-types';

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
