import { type KeyMemory, NOTHING_SEEN } from '@/domain/key/key-memory';
import { learnKeys } from '@/domain/key/learn-keys';
import { isSameId } from '@/domain/primitives/ids';
import { readStored, readText } from '@/store/persistence/read-storage';
import { parsePins } from '@/store/persistence/stored-state';
import type { AppThunk } from '@/store/setup/store-types';

/** Pins that an earlier version kept in local storage, by user and contract. Empty once they are taken over. */
export function readFormerPins(): AppThunk<KeyMemory> {
  return (_dispatch, getState) => {
    if (readText('pins') === null) return NOTHING_SEEN;
    const { contracts } = getState().contracts;
    let memory = NOTHING_SEEN;
    for (const [key, pin] of Object.entries(readStored('pins', parsePins) ?? {})) {
      const [userId = '', contractId = ''] = key.split(/\/(.*)/s);
      const contract = contracts.find(({ id }) => isSameId(id, contractId));
      const [first = null, second = null] = contract?.contractors ?? [];
      const seen = {
        ...pin,
        counterpartyId: pin.ownPlace === 0 ? second : first,
        arbitratorId: contract?.arbitrator ?? null,
        ownKey: null,
      };
      // The device has known the account for longer than it can tell.
      memory = learnKeys(memory, { userId, contractId }, seen, '');
    }
    return memory;
  };
}
