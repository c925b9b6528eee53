/** Until the provider says it in its language. */
const MISSING = 'Required';

/** What can have the focus inside of a field, which browsers point at. */
const CONTROL = 'input, textarea, select, button, [tabindex]:not([tabindex="-1"])';

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Of each field, which a page does not see. */
const internalsOf = new WeakMap<object, ElementInternals>();

/** Whether a field of a host's form has what the form requires, as the browser knows it of fields of its own. */
export class FieldValidity {
  private missing = MISSING;
  private value: unknown;

  constructor(
    private readonly element: HTMLElement,
    private readonly internals: ElementInternals,
    private readonly mount: () => HTMLElement | undefined,
  ) {
    internalsOf.set(element, internals);
    // What it points at is drawn later than the field, and anew.
    element.addEventListener('invalid', () => this.say());
  }

  /** What is said of an empty field, in the language of the provider. */
  readonly sayMissing = (text: string) => {
    this.missing = text;
    this.say();
  };

  take(value: unknown) {
    this.value = value;
    this.say();
  }

  say() {
    if (!this.element.hasAttribute('required') || !isEmpty(this.value)) {
      this.internals.setValidity({});
      return;
    }
    const control = this.mount()?.querySelector<HTMLElement>(CONTROL);
    this.internals.setValidity({ valueMissing: true }, this.missing, control ?? undefined);
  }
}

const OF_INTERNALS = ['form', 'validity', 'validationMessage', 'willValidate'] as const;

/** Gives a class of fields what scripts of a page know of any field: `required`, `checkValidity()` and the like. */
export function defineField(prototype: object): void {
  const define = (name: string, property: PropertyDescriptor) =>
    Object.defineProperty(prototype, name, { configurable: true, enumerable: true, ...property });
  define('required', {
    get(this: HTMLElement) {
      return this.hasAttribute('required');
    },
    set(this: HTMLElement, isRequired: unknown) {
      this.toggleAttribute('required', Boolean(isRequired));
    },
  });
  for (const name of OF_INTERNALS) {
    define(name, {
      get(this: HTMLElement) {
        return internalsOf.get(this)?.[name];
      },
    });
  }
  for (const name of ['checkValidity', 'reportValidity'] as const) {
    define(name, {
      value(this: HTMLElement) {
        return internalsOf.get(this)?.[name]() ?? true;
      },
    });
  }
}
