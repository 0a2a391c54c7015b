import type { ChapterText } from '../rulebook-text';

export const magic: ChapterText<'magic'> = {
  title: 'Magic',
  lead: 'A spell has two parts: Skill pips power one, Magic pips the other.',
  sections: {
    casting: {
      title: 'Casting a spell',
      text: [
        'Spells are skills with a green and a blue part. Name the target and roll your Hand once. You need at least one Skill pip and at least one Magic pip. If either is missing, the spell fizzles and affects nobody.',
        'The green part uses the Skill pips on all your dice. For the blue part, pick one die: its Magic pips are your Magic Attack Value (MAV), even if the spell attacks nobody. A spell takes one action unless it says otherwise, and you can’t combine it with any other action.',
      ],
    },
    range: {
      title: 'Range',
      text: [
        'Unless it says otherwise, a spell has a range of 5# for each Magic pip on the die you pick. You must see the target, and he must be at least partly in range. Spells have no dead zone.',
      ],
    },
    reach: {
      title: 'Reach',
      text: [
        'Some spells, and a few other skills, affect an area around their target. Its radius is often 0.5# or 1# for each Magic pip, measured from the centre of that figure. Anybody whose base is at least partly inside is in reach.',
      ],
    },
    defending: {
      title: 'Defending against magic',
      text: [
        'A target with a Magic pip on any face must defend, whether the spell is good or bad for him. He rolls his Hand; the Magic pips of one die are his Magic Defence Value (MDV). The caster subtracts it from his MAV before working out the blue part.',
        'Nobody can defend against the green part. If you cast a spell on yourself, you don’t roll against it.',
      ],
    },
    enchantments: {
      title: 'Enchantments and hexes',
      text: [
        'Most spells do their work at once and are over. An Enchantment is a good effect that stays on its target; a Hex is a bad one. The target can resist it only when it is cast.',
        'They end when their time is up. Before that, they end only if their bearer falls unconscious or a skill removes them. [Nature Spells](schools/druid#nature-spells) and [Force Enchantments](schools/harbinger#force-enchantments) have their own rules.',
      ],
    },
    queue: {
      title: 'Newest and oldest',
      text: [
        'Keep a Hero’s enchantments and hexes in the order in which they were cast: the last one is the newest. If one of them is cast again, it keeps its place.',
      ],
    },
  },
};
