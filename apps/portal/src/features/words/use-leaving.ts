import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Calls `onLeave` when the person goes on outside of a form: at a press, before what is pressed acts, at a key, at the
 * end of the page, and when the form is removed. A press that began inside, as to select its words, is none.
 */
export function useLeaving(form: RefObject<HTMLFormElement | null>, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const isInside = ({ target }: Event): boolean =>
      target instanceof Node && (form.current?.contains(target) ?? false);
    let beganInside = false;
    const begin = (event: Event): void => {
      beganInside = isInside(event);
    };
    const end = (event: Event): void => {
      const isSelecting = event.type === "click" && beganInside;
      beganInside = false;
      if (!isSelecting && !isInside(event)) leave();
    };
    const ends = ["click", "keyup", "pagehide"];
    window.addEventListener("pointerdown", begin, true);
    for (const type of ends) window.addEventListener(type, end, true);
    return () => {
      window.removeEventListener("pointerdown", begin, true);
      for (const type of ends) window.removeEventListener(type, end, true);
      leave();
    };
  }, [form]);
}
