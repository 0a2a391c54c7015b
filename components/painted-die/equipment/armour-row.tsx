'use client';
import { Toggle } from '@/components/ui/check-controls';
import { Segmented } from '@/components/ui/segmented';

/** Armour of the miniature, above the die that depends on it. */
export function ArmourRow<Armour extends string>({
  armours,
  worn: { armour, shield },
  say,
  caps,
  onArmour,
  onShield,
}: {
  readonly armours: readonly Armour[];
  readonly worn: { readonly armour: Armour; readonly shield: boolean };
  readonly say: {
    readonly armour: string;
    readonly armours: Readonly<Record<Armour, string>>;
    readonly shield: string;
  };
  /** How many grey pips that allows, in a sentence. */
  readonly caps: string;
  readonly onArmour: (armour: Armour) => void;
  readonly onShield: (shield: boolean) => void;
}) {
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <Segmented
          label={say.armour}
          value={armour}
          segments={armours.map((value) => ({ value, label: say.armours[value] }))}
          onChange={onArmour}
        />
        <Toggle label={say.shield} pressed={shield} onChange={onShield} />
      </div>
      <p className="mt-1.5 text-sm text-muted low:hidden">{caps}</p>
    </div>
  );
}
