/** Prints a text by itself, without the page around it. */
export function printText(title: string, text: string): void {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.addEventListener("load", () => {
    const { contentDocument: paper, contentWindow: view } = frame;
    if (!paper || !view) return frame.remove();
    paper.title = title;
    const pre = paper.createElement("pre");
    pre.textContent = text;
    paper.body.append(pre);
    view.addEventListener("afterprint", () => frame.remove());
    view.print();
  });
  document.body.append(frame);
}
