'use client';
import { Panel } from '@/components/ui/panel';
import { Segmented } from '@/components/ui/segmented';
import { Toggle } from '@/components/ui/check-controls';
import { panels } from '@/lib/systems/living/messages/en/panels';
import { defenceCaps } from '@/lib/systems/living/rules/pip-locks';
import { armours } from '@/lib/systems/living/sheet/armoury';
import { ArmourFacts } from '../dialogs';
import { Issues } from '../issues';
import { useEdit, useHero } from '../use-hero';
import { OtherItems } from './other-items';
import { WeaponList } from './weapon-list';

const say = panels.equipment;

/** What the miniature wears and carries, and what that means for its Defence pips. */
export function EquipmentPanel() {
  const hero = useHero();
  const edit = useEdit();
  const { armour, shield, weapons } = hero.equipment;
  return (
    <Panel title={say.title}>
      <div className="flex flex-wrap gap-2">
        <Segmented
          label={say.armour}
          value={armour}
          segments={armours.map((value) => ({ value, label: say.armours[value] }))}
          onChange={(next) => edit({ edit: 'set-armour', armour: next })}
        />
        <Toggle
          label={say.shield}
          pressed={shield}
          onChange={(next) => edit({ edit: 'set-shield', shield: next })}
        />
      </div>
      <p className="mt-2 text-sm text-muted">{say.caps(defenceCaps(hero))}</p>
      <ArmourFacts />
      <Issues at="equipment" />
      <WeaponList
        owner="hero"
        weapons={weapons}
        heading={say.weapons}
        none={say.noWeapons}
        placeholder={say.weaponPlaceholder}
      />
      <OtherItems items={hero.equipment.other} />
    </Panel>
  );
}
