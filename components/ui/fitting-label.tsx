/** A label, shorter on a phone. Give the button the whole one as its accessible name. */
export const FittingLabel = ({ label, short }: { label: string; short: string }) => (
  <>
    <span className="max-sm:hidden">{label}</span>
    <span className="sm:hidden">{short}</span>
  </>
);
