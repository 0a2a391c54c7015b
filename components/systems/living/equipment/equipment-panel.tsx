'use client';
import { Panel } from '@/components/ui/panel';
import { Segmented } from '@/components/ui/segmented';
import { Toggle } from '@/components/ui/toggle';
import { words } from '@/lib/messages/index';
import { living } from '@/lib/systems/living/living';
import { capsOf } from './caps';
import { ArmourFacts } from '../../../builder/dialogs';
import { IssueList } from '../../../draft/issue-list';
import { OtherItems } from './other-items';
import { useBench, useBuilder } from '../../../draft/use-draft';
import { WeaponList } from './weapon-list';

const say = words.builder.equipment;

/** What the miniature wears and carries, and what that means for its Defence pips. */
export function EquipmentPanel() {
  const { hero } = useBuilder();
  const { edit } = useBench();
  const { armour, shield, weapons } = hero.equipment;
  const { most, lower } = capsOf(living.defenceCaps(hero));
  return (
    <Panel title={say.title}>
      <div className="flex flex-wrap gap-2">
        <Segmented
          label={say.armour}
          value={armour}
          segments={living.armours.map((value) => ({ value, label: say.armours[value] }))}
          onChange={(next) => edit({ edit: 'set-armour', armour: next })}
        />
        <Toggle
          label={say.shield}
          pressed={shield}
          onChange={(next) => edit({ edit: 'set-shield', shield: next })}
        />
      </div>
      <p className="mt-2 text-sm text-muted">{say.caps(most, lower)}</p>
      <ArmourFacts />
      <IssueList at="equipment" />
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
