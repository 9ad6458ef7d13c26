/** Red, green and blue, 0 to 255. */
export type Colour = readonly number[];

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((of) => {
    const channel = of / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2's contrast ratio. */
export function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
