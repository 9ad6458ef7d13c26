import type { ReactElement, ReactNode } from "react";

const still = (shape: ReactNode): ReactElement => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="still-icon">
    {shape}
  </svg>
);
const ring = <circle cx="12" cy="12" r="10" />;

/** Lucide’s icons for what is drawn a thousand times: elements that are made once, and one path for several strokes. */
export const stillIcons = {
  clock: still(
    <>
      {ring}
      <path d="M12 6v6l4 2" />
    </>,
  ),
  circleCheck: still(
    <>
      {ring}
      <path d="m16 9-5.5 5.5L8 12" />
    </>,
  ),
  circleMinus: still(
    <>
      {ring}
      <path d="M8 12h8" />
    </>,
  ),
  circleHelp: still(
    <>
      {ring}
      <path d="M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5M12 17h.01" />
    </>,
  ),
  link: still(
    <path d="M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71" />,
  ),
  fileText: still(
    <>
      <path d="M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z" />
      <path d="M14 2v5a1 1 0 0 0 1 1h5M10 9H8M16 13H8M16 17H8" />
    </>,
  ),
};
