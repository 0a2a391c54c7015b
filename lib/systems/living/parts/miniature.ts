import { armours } from '../../../painted-die/equipment';
import { aimNames, seenArmour, seenShield } from '#words/painted-die/messages/miniature';
import type { MiniaturePart } from '../../miniature-part';
import { schoolName } from '../cards/card-content';
import { iconPath, type IconName } from '../cards/icons';
import { beginnings } from '#words/systems/living/messages/archetypes';
import { heldNames, plays } from '#words/systems/living/messages/miniature';
import type { HeroDraft } from '../sheet/hero';
import { archetypes } from '../start/archetypes';
import { aimsFor, heldIds, offers, type HeldId } from '../start/miniature';

const iconOf: Readonly<Record<HeldId, IconName>> = {
  sword: 'slashing',
  axe: 'axe',
  mace: 'blunt',
  dagger: 'dagger',
  polearm: 'pole',
  knives: 'throwing',
  bow: 'longbow',
  crossbow: 'crossbow-two-handed',
  gun: 'pistol',
  staff: 'magic',
};

const kinds = new Map(archetypes.map(({ id, school }) => [id, schoolName(school)]));

/** A hero of the Living Rulebook by what the miniature looks like. */
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
      const { name } = beginnings.concept(id);
      yield {
        id,
        name,
        idea: plays[id],
        kind: kinds.get(id) ?? '',
        serves,
        sheet: { ...hero, name: called, title: name },
      };
    }
  },
};
