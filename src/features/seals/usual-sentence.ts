import { SEAL_SENTENCES } from '@/content/seal-sentences';

/** Whether the app wrote this above a signature, in any of its languages: the card says the same. */
export function isUsualSentence(text: string, revision: number): boolean {
  return Object.values(SEAL_SENTENCES).some((sentence) => sentence.replace('{revision}', String(revision)) === text);
}
