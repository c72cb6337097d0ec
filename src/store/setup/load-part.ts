import { AppError } from '@/domain/primitives/errors';

/** Loads a part of the program that the first screen does without; a part that can't be fetched is `network`. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new AppError('network', 'Network Error', { call: 'GET a part of this program' }, { cause });
  }
}
