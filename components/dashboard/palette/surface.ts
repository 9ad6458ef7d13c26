import type { Role } from "@/lib/roles";

export type Surface = "palette" | "help";

export type SurfaceProps = {
  isOpen: boolean;
  role: Role;
  /** The sandbox’s e-mails can be read. */
  hasOutbox: boolean;
  onClose: () => void;
  /** Shows another surface in its place. */
  onOpen: (surface: Surface) => void;
};
