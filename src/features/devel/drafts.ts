import { createContext, use, useCallback, useEffect, useId, useState } from 'react';

type Note = (form: string, written: boolean) => void;

/** Is told which message forms hold a text that was not sent. */
export const DraftsContext = createContext<Note>(() => undefined);

/** For what is around the forms: whether one of them holds a text, and what to give to `DraftsContext`. */
export function useDrafts(): { any: boolean; note: Note } {
  const [forms, setForms] = useState<readonly string[]>([]);
  const note = useCallback<Note>((form, written) => {
    setForms((before) => [...before.filter((other) => other !== form), ...(written ? [form] : [])]);
  }, []);
  return { any: forms.length > 0, note };
}

/** For a message form. */
export function useDraft(message: string): void {
  const form = useId();
  const note = use(DraftsContext);
  const written = message.trim() !== '';
  useEffect(() => {
    if (!written) return;
    note(form, true);
    return () => note(form, false);
  }, [form, note, written]);
}
