/**
 * A line of tabs that may be wider than the screen: it scrolls, and fades out where it continues. The fades cover its
 * padding, and a focused tab stops before them.
 */
export const stripClass =
  "overflow-x-auto overflow-y-hidden scroll-px-6 pr-6 pl-4 [scrollbar-width:none] [mask-image:linear-gradient(to_right,transparent,black_1rem,black_calc(100%-1.5rem),transparent)] md:pl-7";
