import { armours } from '../../../pip-hero/equipment';
import { aimNames, seenArmour, seenShield } from '../../../pip-hero/messages/en/miniature';
import { aims, type Aim } from '../../../pip-hero/miniature';
import type { MiniaturePart } from '../../system';
import { iconPath, type IconName } from '../cards/icons';
import { conceptWords } from '../messages/en/concepts';
import { heldNames, plays } from '../messages/en/miniature';
import type { HeroDraft } from '../sheet/hero';
import { categoryNames, categoryOf, isSkillId } from '../skills/ids';
import { heldIds, offers, type HeldId } from '../start/miniature';

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

/** Aims that some hero of the game can serve. */
const isServed = (aim: Aim): boolean => aim !== 'summons';

/** A hero of the first edition by what the miniature looks like. */
export const miniature: MiniaturePart<HeroDraft> = {
  armours: armours.map((id) => ({
    id,
    name: seenArmour[id],
    ...(id !== 'none' && { icon: iconPath(`${id}-armour`) }),
  })),
  shield: { id: 'shield', name: seenShield, icon: iconPath('shield') },
  holds: heldIds.map((id) => ({ id, name: heldNames[id], icon: iconPath(iconOf[id]) })),
  aims: aims.filter(isServed).map((id) => ({ id, name: aimNames[id] })),
  offers: function* (seen, aim) {
    for (const { id, hero, serves } of offers(seen, aim)) {
      const { name } = conceptWords[id];
      yield {
        id,
        name,
        idea: plays[id],
        kind: kindOf(hero.skills),
        serves,
        sheet: (nameless) => ({ ...hero, name: nameless, title: name }),
      };
    }
  },
};
