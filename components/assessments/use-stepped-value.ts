import { useDeferredValue, useEffect, useEffectEvent, useState } from "react";

/** A busy computer is interrupted so often that drawing in steps would never end: then it is done at once. */
const patienceMs = 400;

/**
 * The value, a moment later: what it draws is drawn in steps, between which the page answers. Until that is
 * done, the value before.
 */
export function useSteppedValue<Value extends object | number>(value: Value): Value {
  const stepped = useDeferredValue(value);
  const [overdue, setOverdue] = useState(value);
  const catchUp = useEffectEvent(() => setOverdue(value));
  const isBehind = stepped !== value && overdue !== value;
  useEffect(() => {
    if (!isBehind) return;
    const timer = setInterval(() => catchUp(), patienceMs);
    return () => clearInterval(timer);
  }, [isBehind]);
  return overdue === value ? value : stepped;
}
