import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Editing {
  editing: boolean;
  setEditing: (editing: boolean) => void;
  editButton: RefObject<HTMLButtonElement | null>;
}

/** Whether the text is being edited; focus goes back to the button that began it. */
export function useEditing(): Editing {
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const before = useRef(editing);
  useEffect(() => {
    if (before.current && !editing) editButton.current?.focus();
    before.current = editing;
  }, [editing]);
  return { editing, setEditing, editButton };
}
