'use client';
import { OtherItems } from '@/components/painted-die/equipment/other-items';
import { Panel } from '@/components/ui/panel';
import { panels } from '#words/systems/living/messages/panels';
import { limits } from '@/lib/systems/living/sheet/hero';
import { ArmourFacts } from '../dialogs';
import { Issues } from '../issues';
import { useEdit, useHero } from '../use-hero';
import { WeaponList } from './weapon-list';

const say = panels.equipment;

/** Equipment of the miniature, and the effects of its armour. */
export function EquipmentPanel() {
  const hero = useHero();
  const edit = useEdit();
  const { weapons } = hero.equipment;
  return (
    <Panel title={say.title}>
      <ArmourFacts />
      <Issues at="equipment" />
      <WeaponList
        owner="hero"
        weapons={weapons}
        heading={say.weapons}
        none={say.noWeapons}
        placeholder={say.weaponPlaceholder}
      />
      <OtherItems
        items={hero.equipment.other}
        limit={limits.other}
        say={say}
        onChange={(other, run) => edit({ edit: 'set-other', other }, run && { run })}
      />
    </Panel>
  );
}
