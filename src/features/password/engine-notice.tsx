import { useEffect, useState } from 'react';
import { errorMessages } from '@/content/errors.messages';
import { useMessages } from '@/i18n/use-messages';
import { isEngineBlocked } from '@/store/login/warm-up';
import { Banner } from '@/ui/message/banner';

/** Says what the browser lacks to use a password, before it is typed: the worker is tried with the first focus. */
export function EngineNotice() {
  const errors = useMessages(errorMessages);
  const [isBlocked, setBlocked] = useState(typeof WebAssembly === 'undefined');

  useEffect(() => {
    const check = async () => {
      if (await isEngineBlocked()) setBlocked(true);
    };
    if (document.activeElement?.matches('input')) void check();
    else document.addEventListener('focusin', check, { once: true });
    return () => document.removeEventListener('focusin', check);
  }, []);

  if (globalThis.isSecureContext === false) return <Banner tone="red">{errors['crypto-unavailable']}</Banner>;
  return isBlocked && <Banner tone="red">{errors['engine-blocked']}</Banner>;
}
