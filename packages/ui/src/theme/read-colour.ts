/**
 * A CSS colour as six-digit hex: `#abc`, `rgb(…)`, a name, or `var(--brand)` as `element` sees it. Undefined for what is
 * no colour, and for an environment that computes no styles.
 */
export function readColour(value: string, element: HTMLElement): string | undefined {
  const text = value.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  if (/^#[0-9a-f]{3}$/.test(text)) return text.replace(/[0-9a-f]/g, '$&$&');
  const { style } = element;
  const before = style.getPropertyValue('outline-color');
  // A mix computes to the same form for every notation; no outline is drawn, so nothing is seen of it.
  style.setProperty('outline-color', `color-mix(in srgb, ${text}, ${text})`);
  const computed = getComputedStyle(element).outlineColor;
  if (before) style.setProperty('outline-color', before);
  else style.removeProperty('outline-color');
  const channels = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)/.exec(computed)?.slice(1);
  return channels && `#${channels.map(hexOf).join('')}`;
}

const hexOf = (channel: string): string =>
  Math.round(Math.min(1, Math.max(0, Number(channel))) * 255)
    .toString(16)
    .padStart(2, '0');
