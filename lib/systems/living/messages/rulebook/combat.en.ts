import type { ChapterText } from '../rulebook-text';

export const combat: ChapterText<'combat'> = {
  title: 'Combat',
  lead: 'Roll the Hand, pick a die, count its pips; the other side does the same.',
  sections: {
    melee: {
      title: 'Melee',
      text: [
        'You must be in base contact with the opponent: the bases touch at one point or more. Roll your Hand and pick one die. Its Melee pips are your Attack Value (AV); with at least 1 you hit.',
        'The opponent rolls his Hand and picks a die: its Defence pips are his Defence Value (DV). AV minus DV is the damage, and he takes one die out of his Hand for each point.',
      ],
    },
    ranged: {
      title: 'Ranged attacks',
      text: [
        'The target must be in the [weapon’s range](armoury#figures), in [sight](combat#sight) and outside the [dead zone](combat#dead-zone). Count the Ranged pips of one die: your Ranged Attack Value (RAV), which hits with at least 1. The target defends with his DV as in melee; RAV minus DV is the damage.',
        'It’s enough if the target is partly in range.',
      ],
    },
    values: {
      title: 'Values and bonuses',
      text: [
        {
          head: ['Value', 'Pips of one die', 'Against it'],
          rows: [
            ['AV, attack', 'Melee', 'DV'],
            ['RAV, ranged attack', 'Ranged', 'DV'],
            ['MAV, magic attack', 'Magic', 'MDV'],
            ['DV, defence', 'Defence', '–'],
            ['MDV, magic defence', 'Magic', '–'],
          ],
        },
        'A bonus on a value counts whatever you roll: with +1 AV a roll without Melee pips still hits with 1.',
      ],
    },
    sight: {
      title: 'Line of sight',
      text: [
        'You see a target when you can draw a clear straight line from any point of your miniature, its base or weapon to any point of the target. Other Heroes never block sight. A wall higher than the target hides him.',
      ],
    },
    cover: {
      title: 'Cover',
      text: [
        'A target behind terrain at least half his height, but not hidden by it, is in cover against ranged attacks: +1 DV, even if he rolls no Defence pip.',
      ],
    },
    'dead-zone': {
      title: 'Dead zone',
      text: [
        'All ranged weapons except throwing weapons have a dead zone of 1# around the shooter. Anybody even partly inside can’t be the target of a shot or a Ranged Attack skill. Spells have none.',
      ],
    },
    'ganging-up': {
      title: 'Ganging up',
      text: [
        'In a regular melee attack, add +1 AV for each other ally, Hero or follower, who is in base contact with your target and with no other opponent. This doesn’t apply in a skill action.',
      ],
    },
    critical: {
      title: 'Critical hits',
      text: [
        'An attack is critical if at least two dice show as many attack pips as the best face on your card. The faces may differ, and the target’s defence doesn’t matter. However many dice match, you get the effect once:',
        {
          head: ['Weapon', 'A critical hit'],
          rows: [
            ['Blunt', 'gives 1 [Knockdown](conditions#knockdown) counter.'],
            ['Piercing', 'does at least 1 damage, whatever the DV.'],
            ['Slashing', 'gives 1 [Bleeding](conditions#bleeding) counter.'],
            [
              'Pole',
              'has the effect of its kind, or sweeps: attacks up to two more opponents in contact with the same AV. Choose once, before the game.',
            ],
            ['Ranged, not thrown', 'pushes the target 1# away from you, or as far as there’s room.'],
            ['Thrown', 'never happens. In melee, the effect of its melee kind.'],
          ],
        },
        'If a sweep comes from a skill, the skill and its effects touch only the first target.',
      ],
    },
    damage: {
      title: 'Damage and loss of Life',
      text: [
        'Damage is what an attack with an AV, RAV or MAV does beyond the defence. Other ways to lose Life, from skills and conditions, are loss of Life unless they say damage. Effects that reduce damage don’t affect loss of Life, and vice versa.',
      ],
    },
    order: {
      title: 'Order of effects',
      text: [
        'When several effects change the damage of one attack, they come in this order:',
        {
          list: [
            'AV minus DV;',
            'anything that happens instead of damage;',
            'the highest “at least”, which beats the DV only;',
            'anything that negates the damage;',
            'sharing;',
            'reductions, not below 0;',
            'additions;',
            'anything that turns damage into something else;',
            'further loss of Life;',
            'counters in the order of the text, those of a critical hit last;',
            'the push.',
          ],
        },
      ],
    },
  },
};
