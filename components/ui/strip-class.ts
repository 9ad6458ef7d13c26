/**
 * A line of tabs that may be wider than the screen: it scrolls, and fades out at either end where it goes on.
 * The fades lie over its padding, which is the page’s; what gets the focus stops before them.
 */
export const stripClass =
  "overflow-x-auto overflow-y-hidden scroll-px-6 pr-6 pl-4 [scrollbar-width:none] [mask-image:linear-gradient(to_right,transparent,black_1rem,black_calc(100%-1.5rem),transparent)] md:pl-7";
