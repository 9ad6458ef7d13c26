/** Patterns that tell the parts of a bar apart without colour; the legend uses them too. */
export function ChartPatterns() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <defs>
        <pattern
          id="not-recommended"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="5" height="5" fill="var(--color-declined-soft)" />
          <rect width="3" height="5" fill="var(--color-declined)" />
        </pattern>
        <pattern id="before-seen" width="5" height="5" patternUnits="userSpaceOnUse">
          <rect width="5" height="5" fill="var(--color-pressed)" />
          <circle cx="2.5" cy="2.5" r="1" fill="var(--color-faint)" />
        </pattern>
      </defs>
    </svg>
  );
}
