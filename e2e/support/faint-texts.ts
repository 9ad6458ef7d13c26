import type { Page } from "@playwright/test";
import { type Colour, contrast } from "@/components/ui/testing-contrast";

type Written = { text: string; ink: Colour; ground: Colour; isLarge: boolean };

/**
 * Every text in the window, in the colour it is drawn with, over the colour that is most of what is around its
 * letters in a picture of the page.
 * @returns what has less contrast than WCAG 2.2's 1.4.3 asks for.
 */
export async function faintTexts(page: Page): Promise<string[]> {
  return (await readTexts(page)).flatMap(({ text, ink, ground, isLarge }) => {
    const ratio = contrast(ink, ground);
    return ratio < (isLarge ? 3 : 4.5) ? `${text}: ${ink} on ${ground} is ${ratio.toFixed(2)}` : [];
  });
}

async function readTexts(page: Page): Promise<Written[]> {
  const picture = (await page.screenshot({ scale: "css", animations: "disabled" })).toString("base64");
  return page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const drawn = canvas.getContext("2d", { willReadFrequently: true });
    const pot = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    if (!drawn || !pot) throw new Error("no canvas");
    drawn.drawImage(bitmap, 0, 0);

    const at = (data: Uint8ClampedArray, pixel: number): Colour => [
      data[pixel * 4] ?? 0,
      data[pixel * 4 + 1] ?? 0,
      data[pixel * 4 + 2] ?? 0,
    ];
    const most = ({ left, top, width, height }: DOMRect): Colour => {
      const { data } = drawn.getImageData(left, top, Math.max(1, width), Math.max(1, height));
      const counts = new Map<string, number>();
      let best = at(data, 0);
      for (let pixel = 0; pixel < data.length / 4; pixel += 1) {
        const colour = at(data, pixel);
        const count = (counts.get(colour.join()) ?? 0) + 1;
        counts.set(colour.join(), count);
        if (count > (counts.get(best.join()) ?? 0)) best = colour;
      }
      return best;
    };
    /** A colour of any notation, as transparent as it and what it stands in is, over a ground. */
    const over = (colour: string, opacity: number, [red, green, blue]: Colour): Colour => {
      pot.globalAlpha = 1;
      pot.fillStyle = `rgb(${red} ${green} ${blue})`;
      pot.fillRect(0, 0, 1, 1);
      pot.globalAlpha = opacity;
      pot.fillStyle = colour;
      pot.fillRect(0, 0, 1, 1);
      return at(pot.getImageData(0, 0, 1, 1).data, 0);
    };

    const written = new Map<string, Written>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!element || !text || element.closest(":disabled, [aria-disabled='true']")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getClientRects()[0];
      // What is for screen readers alone is a pixel wide.
      if (!box || box.width < 2 || box.height < 2 || element.offsetWidth === 1) continue;
      const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (!middle || !(middle === element || middle.contains(element) || element.contains(middle))) continue;
      let opacity = 1;
      for (let of: Element | null = element; of; of = of.parentElement)
        opacity *= Number(getComputedStyle(of).opacity);
      if (opacity === 0) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const px = Number.parseFloat(fontSize);
      const isLarge = px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700);
      const ground = most(box);
      const ink = over(color, opacity, ground);
      written.set(`${ink} on ${ground} ${isLarge}`, { text: text.slice(0, 40), ink, ground, isLarge });
    }
    return [...written.values()];
  }, picture);
}
