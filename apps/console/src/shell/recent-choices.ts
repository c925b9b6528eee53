import type { PaletteItem } from '@chatdeck/ui/palette';

/** Parses the stored choices; none if they are unreadable. */
export function readChoices(stored: string | null): readonly PaletteItem[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isChoice) : [];
  } catch {
    return [];
  }
}

const isChoice = (value: unknown): value is PaletteItem =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'label' in value &&
  typeof value.label === 'string' &&
  'kind' in value &&
  value.kind === 'recent' &&
  'target' in value &&
  isTarget(value.target);

/** A named place of the console, or a page of this site. */
const isTarget = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('to' in value && typeof value.to === 'string') ||
    ('href' in value && typeof value.href === 'string' && /^\/[^/\\]/.test(value.href)));
