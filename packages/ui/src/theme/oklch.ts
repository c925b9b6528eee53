/** A colour as people see it: lightness from 0 to 1, chroma from 0 (grey) to about 0.37, hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Triple = readonly [number, number, number];

/** A six-digit colour, such as `#0b6858`, in OKLCH (Björn Ottosson, "A perceptual color space", 2020). */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

/** The six-digit colour; where a screen cannot show the chroma, the most that it can, at the same lightness and hue. */
export function toHex(colour: Oklch): string {
  let { chroma } = colour;
  let channels = linearOf({ ...colour, chroma });
  while (chroma > 0 && !isShown(channels)) {
    chroma = Math.max(0, chroma - 0.004);
    channels = linearOf({ ...colour, chroma });
  }
  return `#${channels.map(encoded).join('')}`;
}

/** The contrast ratio of two six-digit colours as defined by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linearRgb(hex: string): Triple {
  const at = (start: number) => {
    const part = parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return [at(1), at(3), at(5)];
}

function linearOf({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isShown = (channels: Triple): boolean =>
  channels.every((channel) => channel > -0.0005 && channel < 1.0005);

function encoded(channel: number): string {
  const linear = Math.min(1, Math.max(0, channel));
  const part = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(part * 255)
    .toString(16)
    .padStart(2, '0');
}
