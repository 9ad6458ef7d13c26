import { cn } from "@/components/ui/cn";

/** What no-literal-texts.test.ts has to find, and what it has to leave alone; never rendered. */
export function LiteralTexts({ name, isOpen }: { name: string; isOpen: boolean }) {
  if (!name) throw new Error("Without a name there is nothing to draw.");
  return (
    <div className={cn("flex items-center", isOpen && "data-open:underline")} role="status">
      Beside an element
      {isOpen && "In an expression"}
      <button type="button" title="In an attribute" aria-keyshortcuts="n">
        {`Before a ${name}, copies’ text`}
      </button>
      <span dir="auto">{name}</span>
      <span>{words.first}</span>
    </div>
  );
}

const words = { first: "In a constant", second: "kebab-case", third: "assessments" };
