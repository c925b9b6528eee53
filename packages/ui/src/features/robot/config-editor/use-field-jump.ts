import type { RobotConfigField } from '@chatdeck/sdk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldGroup } from '../fields/config-field';

const FOCUSABLE = 'input, textarea, button, [tabindex="0"]';

/** Leads to a field or a group of a long form; a field that is hidden is shown first. */
export function useFieldJump() {
  const places = useRef(new Map<string, HTMLElement>());
  const [target, setTarget] = useState<{ readonly key: RobotConfigField }>();
  const [revealed, setRevealed] = useState<ReadonlySet<RobotConfigField>>(new Set());

  useEffect(() => {
    const place = target && places.current.get(target.key);
    if (!place) return;
    place.scrollIntoView({ block: 'center' });
    place.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
  }, [target]);

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
      toField: (key: RobotConfigField) => {
        setRevealed((keys) => new Set(keys).add(key));
        setTarget({ key });
      },
      toGroup: (group: FieldGroup) => places.current.get(group)?.scrollIntoView({ block: 'start' }),
    }),
    [revealed, placeRef],
  );
}

export type FieldJump = ReturnType<typeof useFieldJump>;
