export type Surface = "palette" | "help";

export type SurfaceProps = {
  isOpen: boolean;
  canInvite: boolean;
  onClose: () => void;
  /** Shows another surface in its place. */
  onOpen: (surface: Surface) => void;
};
