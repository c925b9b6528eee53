/** Runs in the page: types into every text field, cycling through the texts. */
export function fillFields(texts) {
  const fields = [...document.querySelectorAll('input, textarea')].filter(
    ({ type, disabled, readOnly }) =>
      /^(text|search|url|email|tel|password|textarea)$/.test(type) && !disabled && !readOnly,
  );
  fields.forEach((field, at) => {
    field.focus();
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    set.call(field, texts[at % texts.length]);
    field.dispatchEvent(new window.Event('input', { bubbles: true }));
  });
}
