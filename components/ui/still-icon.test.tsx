import {
  ArrowDown,
  ArrowUp,
  CircleCheck,
  CircleHelp,
  CircleMinus,
  Clock,
  FileText,
  Link,
  type LucideIcon,
  Pause,
  ThumbsDown,
  ThumbsUp,
} from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { stillIcons } from "@/components/ui/still-icon";

const originals: Record<keyof typeof stillIcons, LucideIcon> = {
  arrowDown: ArrowDown,
  arrowUp: ArrowUp,
  clock: Clock,
  circleCheck: CircleCheck,
  circleMinus: CircleMinus,
  circleHelp: CircleHelp,
  link: Link,
  fileText: FileText,
  thumbsUp: ThumbsUp,
  pause: Pause,
  thumbsDown: ThumbsDown,
};

/** All strokes in one line, and the other shapes. */
function strokes(markup: string): string {
  const paths = [...markup.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d).join("");
  return (markup.match(/<(circle|rect)[^>]*>/g) ?? []).join("") + paths;
}

it.each(Object.entries(originals))("%s is drawn as Lucide draws it", (name, Icon) => {
  const drawn = renderToStaticMarkup(stillIcons[name as keyof typeof stillIcons]);
  expect(strokes(drawn)).toBe(strokes(renderToStaticMarkup(createElement(Icon))));
});
