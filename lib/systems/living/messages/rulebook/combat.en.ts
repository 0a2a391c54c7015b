import type { ChapterText } from '../rulebook-text';

export const combat: ChapterText<'combat'> = {
  title: 'Combat',
  lead: 'Roll the Hand, pick a die, count its pips; the other side does the same.',
  sections: {
    melee: {
      title: 'Melee',
      text: [
        'You must be in base contact with the opponent: your base touches his. Roll your Hand and pick one die. Its Melee pips are your Attack Value (AV); with at least 1 you hit.',
        'The opponent rolls his Hand and picks a die: its Defence pips are his Defence Value (DV). AV minus DV is the damage. For each point of it, he takes one die out of his Hand.',
      ],
    },
    ranged: {
      title: 'Ranged attacks',
      text: [
        'The target must be in the [weapon’s range](armoury#figures), in [sight](combat#sight) and outside the [dead zone](combat#dead-zone). Count the Ranged pips of one die: they are your Ranged Attack Value (RAV). With at least 1 you hit. The target defends with his DV as in melee; RAV minus DV is the damage.',
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
        'A bonus counts whatever you roll: with +1 AV, even a roll without Melee pips hits, with an AV of 1.',
      ],
    },
    sight: {
      title: 'Line of sight',
      text: [
        'You see a target if you can draw a clear straight line from any point of your miniature (base and weapon included) to any point of the target. Other Heroes never block sight. A wall higher than the target hides him.',
      ],
    },
    cover: {
      title: 'Cover',
      text: [
        'Agree before the game which terrain gives cover. A target behind it is in cover against ranged attacks if the terrain is at least half his height but doesn’t hide him completely. Cover gives him +1 DV, even if he rolls no Defence pips.',
      ],
    },
    'dead-zone': {
      title: 'Dead zone',
      text: [
        'All ranged weapons except throwing weapons have a dead zone of 1# around the shooter. You can’t shoot at anybody who is even partly inside it, not even with a Ranged Attack skill. Spells have no dead zone.',
      ],
    },
    'ganging-up': {
      title: 'Ganging up',
      text: [
        'In a regular melee attack you get +1 AV for each other ally (Hero or follower) who is in base contact with your target and with no other opponent. You don’t get this bonus in a skill action.',
      ],
    },
    critical: {
      title: 'Critical hits',
      text: [
        'An attack is a critical hit if at least two dice show as many attack pips as the best face on your card. The faces may differ, and the target’s defence doesn’t matter. However many dice match, you get the effect only once:',
        {
          head: ['Weapon', 'A critical hit'],
          rows: [
            ['Blunt', 'gives 1 [Knockdown](conditions#knockdown) counter.'],
            ['Piercing', 'does at least 1 damage, whatever the DV.'],
            ['Slashing', 'gives 1 [Bleeding](conditions#bleeding) counter.'],
            [
              'Pole',
              'has the effect of its kind, or sweeps: with the same AV it also attacks up to two more opponents in contact. Choose one of these before the game.',
            ],
            ['Other ranged', 'pushes the target 1# away from you, or as far as there’s room.'],
            ['Throwing', 'never happens with a throw. In melee it has the effect of its melee kind.'],
          ],
        },
        'If you sweep with a skill, the skill and its effects apply only to the first target.',
      ],
    },
    damage: {
      title: 'Damage and loss of Life',
      text: [
        'Damage is what is left of an attack’s AV, RAV or MAV after the defence. If you lose Life in any other way, to a skill or a condition, that is loss of Life, unless the text says damage. Effects that reduce damage don’t affect loss of Life, and vice versa.',
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
            'the highest “at least”: the DV can’t lower it, but the steps below can;',
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
