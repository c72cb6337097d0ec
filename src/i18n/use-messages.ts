import type { Messages } from '@/i18n/i18n';
import { useValue } from '@/lib/value';

/** The texts of a subject in the current language. */
export function useMessages<Base>(messages: Messages<Base>): ReturnType<Messages<Base>['get']> {
  return useValue(messages);
}
