const channel = (value: number) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

function luminance(hex: string): number {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(hex) ?? [];
  if (!red || !green || !blue) throw new Error(`${hex} is not a six-digit colour`);
  return (
    0.2126 * channel(parseInt(red, 16)) +
    0.7152 * channel(parseInt(green, 16)) +
    0.0722 * channel(parseInt(blue, 16))
  );
}

/** The contrast ratio of two colours after WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
