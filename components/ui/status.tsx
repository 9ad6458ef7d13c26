import { type ComponentProps, useEffect, useState } from "react";
import { emptyForMs } from "@/components/ui/behaviour/create-sayer";

/** A status whose first text is announced, too: screen readers ignore what a region has when it appears. */
export function Status({ children, ...props }: Omit<ComponentProps<"div">, "role">) {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsThere(true), emptyForMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div {...props} role="status">
      {isThere && children}
    </div>
  );
}
