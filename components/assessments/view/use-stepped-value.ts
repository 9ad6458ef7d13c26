import { useDeferredValue, useEffect, useEffectEvent, useState } from "react";

/** On a busy computer, rendering in steps might never end: then it is done at once. */
const longestBehindMs = 400;

/** The value, once React has rendered it in steps that leave the page responsive; until then the last one. */
export function useSteppedValue<Value extends object | number>(value: Value): Value {
  const stepped = useDeferredValue(value);
  const [overdue, setOverdue] = useState(value);
  const catchUp = useEffectEvent(() => setOverdue(value));
  const isBehind = stepped !== value && overdue !== value;
  useEffect(() => {
    if (!isBehind) return;
    const timer = setInterval(() => catchUp(), longestBehindMs);
    return () => clearInterval(timer);
  }, [isBehind]);
  return overdue === value ? value : stepped;
}
