import { composePassPhrase, pickEvenly, toTypeableWords } from '@/domain/keys/pass-phrase';
import { isGuessable } from '@/domain/keys/password-strength';
import { ratePassword } from '@/features/auth/strength-meter';

/** Four random words of the language. */
export async function generatePassword(language: 'en' | 'es'): Promise<string> {
  const list =
    language === 'es'
      ? await import('@scure/bip39/wordlists/spanish.js')
      : await import('@scure/bip39/wordlists/english.js');
  const words = toTypeableWords(list.wordlist);
  const random = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  for (;;) {
    const password = composePassPhrase(words, (below) => pickEvenly(below, random));
    // One in thousands has only words that everybody uses.
    if (!isGuessable(await ratePassword(password, []))) return password;
  }
}
