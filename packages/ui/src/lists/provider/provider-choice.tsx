import type { RobotType } from '@chatdeck/sdk/constants';
import { RadioCards } from '#primitives/radio-cards/radio-cards.tsx';
import { ProviderMark } from './provider-mark';
import * as css from './provider.css';

/** A provider that can be chosen. */
export interface OfferedProvider {
  readonly type: RobotType;
  readonly name: string;
  /** Whether it answers now, could, or lacks a key. */
  readonly state?: string | undefined;
  readonly isDisabled?: boolean;
}

interface ProviderChoiceProps {
  readonly label: string;
  readonly providers: readonly OfferedProvider[];
  readonly value: number | undefined;
  readonly onChange: (type: RobotType) => void;
}

/** Chooses the provider that answers: a card each, with its mark. */
export function ProviderChoice({ label, providers, value, onChange }: ProviderChoiceProps) {
  return (
    <div className={css.choice}>
      {/* The group has the same text as its accessible name. */}
      <span className={css.label} aria-hidden>
        {label}
      </span>
      <RadioCards
        label={label}
        items={providers.map(({ type, name, state, isDisabled = false }) => ({
          id: String(type),
          label: name,
          mark: <ProviderMark type={type} />,
          isDisabled,
          ...(state !== undefined && { description: state }),
        }))}
        value={String(value)}
        onChange={(id) => {
          const chosen = providers.find(({ type }) => String(type) === id);
          if (chosen) onChange(chosen.type);
        }}
      />
    </div>
  );
}
