/** A button’s words, fewer of them on a phone. Its accessible name is for the button to say: always the whole. */
export const FittingLabel = ({ label, short }: { label: string; short: string }) => (
  <>
    <span className="max-sm:hidden">{label}</span>
    <span className="sm:hidden">{short}</span>
  </>
);
