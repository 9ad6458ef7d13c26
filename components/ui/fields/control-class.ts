/** The look of text fields. 16 px under a finger, or iOS zooms the page. */
export const controlClass =
  "w-full min-w-0 rounded-md border border-control bg-surface text-14 text-ink transition-colors pointer-coarse:text-16 hover:border-quiet focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0 aria-invalid:border-danger aria-invalid:focus-visible:outline-danger disabled:opacity-55";
