import type { ReactElement, ReactNode } from "react";

const still = (shape: ReactNode): ReactElement => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="still-icon">
    {shape}
  </svg>
);
const ring = <circle cx="12" cy="12" r="10" />;

/** Lucide’s icons for what is drawn a thousand times: elements that are made once, and one path for several strokes. */
export const stillIcons = {
  arrowDown: still(
    <>
      <path d="M12 5v14" />
      <path d="m19 12-7 7-7-7" />
    </>,
  ),
  arrowUp: still(
    <>
      <path d="m5 12 7-7 7 7" />
      <path d="M12 19V5" />
    </>,
  ),
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
  thumbsUp: still(
    <path d="M15 5.88 14 10h5.83a2 2 0 0 1 1.92 2.56l-2.33 8A2 2 0 0 1 17.5 22H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2h2.76a2 2 0 0 0 1.79-1.11L12 2a3.13 3.13 0 0 1 3 3.88ZM7 10v12" />,
  ),
  pause: still(
    <>
      <rect x="14" y="3" width="5" height="18" rx="1" />
      <rect x="5" y="3" width="5" height="18" rx="1" />
    </>,
  ),
  thumbsDown: still(
    <path d="M9 18.12 10 14H4.17a2 2 0 0 1-1.92-2.56l2.33-8A2 2 0 0 1 6.5 2H20a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-2.76a2 2 0 0 0-1.79 1.11L12 22a3.13 3.13 0 0 1-3-3.88ZM17 14V2" />,
  ),
  fileText: still(
    <>
      <path d="M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z" />
      <path d="M14 2v5a1 1 0 0 0 1 1h5M10 9H8M16 13H8M16 17H8" />
    </>,
  ),
};
