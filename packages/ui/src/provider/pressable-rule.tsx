/**
 * Stands where react-aria looks for its runtime <style>, so that it adds none and a strict CSP
 * holds; the rule is in our style sheet. Each provider has one: any of them may be unmounted first.
 */
export const PressableRule = () => <span id="react-aria-pressable-style" hidden />;
