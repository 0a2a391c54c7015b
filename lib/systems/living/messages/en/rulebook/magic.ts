import type { ChapterText } from '../../rulebook-text';

export const magic: ChapterText<'magic'> = {
  title: 'Magic',
  lead: 'Green decides how many or how much, blue how far and how strong.',
  sections: {
    casting: {
      title: 'Casting a spell',
      text: [
        'Spells are skills with a green and a blue part. Name the target and roll your Hand once. You need at least one green pip and at least one Magic pip; without either the spell fizzles and affects nobody.',
        'The green part goes by the green pips of all dice. For the blue part you pick one die: its Magic pips are your Magic Attack Value (MAV), even when nobody is attacked. A spell takes one action unless it says otherwise, and no other action may be part of it.',
      ],
    },
    range: {
      title: 'Range',
      text: [
        'Unless the spell says otherwise it goes 5# for each Magic pip of the chosen die. You must see the target, who has to be in range at least partly. Spells know no dead zone.',
      ],
    },
    reach: {
      title: 'Reach',
      text: [
        'Some spells, and a few other skills, work around their target: in a radius from the centre of that figure, often 0.5# or 1# for each Magic pip. Who stands in it with part of his base is in reach.',
      ],
    },
    defending: {
      title: 'Defending against magic',
      text: [
        'Whoever is aimed at and has a Magic pip on any face must defend, be the spell good or bad for him. He rolls his Hand; the Magic pips of one die are his Magic Defence Value (MDV), and the caster takes it off his MAV before the blue part is worked out.',
        'The green part cannot be defended against. Against your own spell on yourself you never roll.',
      ],
    },
    enchantments: {
      title: 'Enchantments and hexes',
      text: [
        'Most spells work at once and once. An Enchantment is a good effect that stays on its target, a Hex a bad one. The target resists when it is cast; afterwards it can no longer be resisted.',
        'They end when their time is over, or before that only by force: by death, or by a skill that removes them. [Nature Spells](schools/druid#nature-spells) and [Force Enchantments](schools/harbinger#force-enchantments) have rules of their own.',
      ],
    },
    queue: {
      title: 'Newest and oldest',
      text: [
        'Enchantments and hexes on a Hero stand in a queue; the latest is the newest. One that is cast again keeps its place.',
      ],
    },
  },
};
