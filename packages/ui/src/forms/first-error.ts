/** The elements of each form's fields, by field name. */
const drawn = new WeakMap<object, Map<string, HTMLElement>>();

const isElement = (value: unknown): value is HTMLElement =>
  typeof value === 'object' && value !== null && 'compareDocumentPosition' in value;

/** Registers the element of a form's field; `null` unregisters it. */
export function placeField(form: object, name: string, element: unknown): void {
  const places = drawn.get(form) ?? new Map<string, HTMLElement>();
  drawn.set(form, places);
  if (isElement(element)) places.set(name, element);
  else places.delete(name);
}

/**
 * Focuses the first invalid field in reading order. The form library goes by the order in which fields were first
 * mounted, which differs once a choice has replaced some of them.
 */
export function focusFirst(form: object, isWrong: (name: string) => boolean): void {
  const [first] = [...(drawn.get(form) ?? [])]
    .filter(([name]) => isWrong(name))
    .map(([, element]) => element)
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  first?.focus();
}
