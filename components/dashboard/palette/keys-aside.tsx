import { Kbd } from "@/components/ui/kbd";

/** The keys beside an item, one after the other. */
export const KeysAside = ({ keys }: { keys: readonly string[] }) => (
  <span className="flex items-center gap-1">
    {keys.map((key) => (
      <Kbd key={key} className="opacity-100">
        {key}
      </Kbd>
    ))}
  </span>
);
