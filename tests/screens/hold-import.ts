import { createGate, type Gate } from '@tests/gate';
import { onTestFinished, vi } from 'vitest';

/** Holds back the dynamic import of a module until the gate is opened. The module must not have been imported before. */
export function holdImport(path: string): Gate {
  const gate = createGate();
  vi.doMock(path, async (importOriginal) => {
    await gate.opened;
    return importOriginal();
  });
  onTestFinished(() => void vi.doUnmock(path));
  return gate;
}
