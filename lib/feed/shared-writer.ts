import type { Listener } from "@/lib/feed/listener";
import type { FeedMessage } from "@/lib/feed/schema";
import { writeEvent } from "@/lib/feed/write-message";
import type { Role } from "@/lib/roles";

/** Encodes a message once for each role, not for each listener. */
export function sharedWriter(message: (role: Role) => FeedMessage): (listener: Listener) => boolean {
  const bytes = new Map<Role, Uint8Array>();
  return (listener) => {
    const { role } = listener.reader;
    const mine = bytes.get(role) ?? writeEvent(message(role));
    bytes.set(role, mine);
    return listener.write(mine);
  };
}
