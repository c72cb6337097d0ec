import { useState } from 'react';

/** The last text that was not empty. */
export function useLastText(text: string): string {
  const [last, setLast] = useState(text);
  if (text === '' || text === last) return last;
  setLast(text);
  return text;
}
