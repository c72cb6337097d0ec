import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when something outside of the element is pressed, while `active`. */
export function useOutsidePress(element: RefObject<HTMLElement | null>, active: boolean, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!active) return;
    const onPointerDown = (event: Event) => {
      if (event.target instanceof Node && element.current?.contains(event.target) === false) press();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [active, element]);
}
