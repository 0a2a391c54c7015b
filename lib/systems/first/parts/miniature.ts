import { armours } from '../../../painted-die/equipment';
import { categoryNames } from '#words/systems/first/messages/skill-names';
import { aimNames, seenArmour, seenShield } from '#words/painted-die/messages/miniature';
import type { MiniaturePart } from '../../miniature-part';
import { iconPath, type IconName } from '../cards/icons';
import { conceptWords } from '#words/systems/first/messages/concepts';
import { heldNames, plays } from '#words/systems/first/messages/miniature';
import type { HeroDraft } from '../sheet/hero';
import { categoryOf, isSkillId } from '../skills/ids';
import { aimsFor, heldIds, offers, type HeldId } from '../start/miniature';

const iconOf: Readonly<Record<HeldId, IconName>> = {
  sword: 'sword',
  axe: 'axe',
  mace: 'mace',
  polearm: 'polearm',
  bow: 'bow',
  crossbow: 'crossbow',
  staff: 'staff',
  lyre: 'ballads',
};

const kindOf = ([id = '']: readonly string[]): string => (isSkillId(id) ? categoryNames[categoryOf(id)] : '');

/** A hero of the first edition by what the miniature looks like. */
export const miniature: MiniaturePart<HeroDraft> = {
  armours: armours.map((id) => ({
    id,
    name: seenArmour[id],
    ...(id !== 'none' && { icon: iconPath(`${id}-armour`) }),
  })),
  shield: { id: 'shield', name: seenShield, icon: iconPath('shield') },
  holds: heldIds.map((id) => ({ id, name: heldNames[id], icon: iconPath(iconOf[id]) })),
  aims: (seen) => aimsFor(seen).map((id) => ({ id, name: aimNames[id] })),
  offers: function* (seen, aim, called) {
    for (const { id, hero, serves } of offers(seen, aim)) {
      const { name } = conceptWords[id];
      yield {
        id,
        name,
        idea: plays[id],
        kind: kindOf(hero.skills),
        serves,
        sheet: { ...hero, name: called, title: name },
      };
    }
  },
};
