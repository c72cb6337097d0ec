import { afterEach, expect, test, vi } from 'vitest';
import { language } from '@/i18n/i18n';
import { createLanguageSwitch } from '@/i18n/language-switch';

afterEach(() => language.set('default'));

test('a language that failed to load leaves the shown one, and is loaded when it is chosen again', async () => {
  const loadSpanish = vi.fn().mockRejectedValueOnce(new Error('no connection')).mockResolvedValue({});
  const show = createLanguageSwitch({ en: vi.fn().mockResolvedValue({}), es: loadSpanish });

  await expect(show('es')).rejects.toThrow('no connection');
  expect(language.get()).toBe('default');

  await show('es');
  expect(language.get()).toBe('es');
  expect(loadSpanish).toHaveBeenCalledTimes(2);
});
