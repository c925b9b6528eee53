import type { RobotConfigField } from '@chatdeck/sdk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldGroup } from '#lists/config/fields/config-field.ts';
import { isFieldKey } from '#lists/config/fields/config-fields.ts';

const FOCUSABLE = 'input, textarea, button, [tabindex="0"]';

/** Scrolls to a field or a group of a long form; a hidden field is revealed first. */
export function useFieldJump(requested?: { readonly key: string }) {
  const places = useRef(new Map<string, HTMLElement>());
  const [target, setTarget] = useState<{ readonly key: RobotConfigField }>();
  const [revealed, setRevealed] = useState<ReadonlySet<RobotConfigField>>(new Set());
  const [handled, setHandled] = useState<typeof requested>();
  const toField = useCallback((key: RobotConfigField) => {
    setRevealed((keys) => new Set(keys).add(key));
    setTarget({ key });
  }, []);
  // The target of a link is followed once: afterwards the user may scroll away.
  if (requested !== handled) {
    setHandled(requested);
    if (requested && isFieldKey(requested.key)) toField(requested.key);
  }

  const placeOf = useCallback((key: RobotConfigField | FieldGroup) => places.current.get(key), []);
  useEffect(() => {
    const place = target && placeOf(target.key);
    if (!place) return;
    place.scrollIntoView({ block: 'center' });
    place.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
  }, [target, placeOf]);

  const placeRef = useCallback(
    (key: RobotConfigField | FieldGroup) => (element: HTMLElement | null) => {
      if (element) places.current.set(key, element);
      else places.current.delete(key);
    },
    [],
  );
  return useMemo(
    () => ({
      revealed,
      placeRef,
      placeOf,
      toField,
      toGroup: (group: FieldGroup) => placeOf(group)?.scrollIntoView({ block: 'start' }),
    }),
    [revealed, placeRef, placeOf, toField],
  );
}

export type FieldJump = ReturnType<typeof useFieldJump>;
