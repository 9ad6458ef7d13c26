export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
export type ButtonSize = "sm" | "md";

/** What all buttons share is in app/globals.css: a page has dozens, each with its classes in the markup. */
const base = "button";

const variants: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-primary text-on-primary hover:bg-primary-hover",
  secondary: "border-line-strong bg-surface text-ink hover:bg-hover active:bg-pressed",
  ghost: "border-transparent bg-transparent text-quiet hover:bg-hover hover:text-ink active:bg-pressed",
  danger: "border-transparent bg-danger-strong text-on-danger hover:bg-danger-hover",
};

// Fingers get more room than a mouse pointer.
const sizes: Record<ButtonSize, string> = {
  sm: "h-7 text-12 pointer-coarse:h-9 pointer-coarse:text-13 [&_svg]:size-3.5",
  md: "h-8 text-13 pointer-coarse:h-11 pointer-coarse:text-14 [&_svg]:size-4",
};

const widths: Record<ButtonSize, string> = {
  sm: "px-2 pointer-coarse:px-3",
  md: "px-3 pointer-coarse:px-4",
};

const squares: Record<ButtonSize, string> = {
  sm: "w-7 px-0 pointer-coarse:w-9",
  md: "w-8 px-0 pointer-coarse:w-11",
};

/** No two of its classes may contradict each other: it is used without `cn` where the page’s script may be missing. */
export const buttonClass = (variant: ButtonVariant = "secondary", size: ButtonSize = "md", square = false) =>
  [base, variants[variant], sizes[size], (square ? squares : widths)[size]].join(" ");
