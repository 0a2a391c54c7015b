import { projectile } from '../reference/equipment';
import type { MeleeKind } from '../sheet/armoury';
import { lineOf } from '#words/systems/living/messages/words';
import type { ReferenceRule } from '../kit/reference/reference';

/** A critical hit and its effect. */
const critical = (effect: string, needs: NonNullable<ReferenceRule['needs']>): ReferenceRule => ({
  name: 'Critical hit',
  needs,
  text: [
    `A very good roll: at least two of your dice show as many attack pips as the best face on your card (at least 1). Your weapon then adds its effect, once, however well the target defends.${effect === '' ? '' : ` ${effect}`}`,
  ],
});

/** Effect of a critical hit with a kind of weapon. */
const adds = (name: string, effect: string, melee: MeleeKind): ReferenceRule => ({
  name: '',
  needs: ['attack', 'own-heroes'],
  melee,
  text: [`${name}: ${effect}`],
});

export const turn: readonly ReferenceRule[] = [
  {
    name: 'Phase and turn',
    needs: ['deck'],
    text: [
      `Shuffle all Heroes’ initiative cards into one deck, face up: everybody may see the top card. It says whose turn it is, then goes to the discard pile. ${lineOf('phase')}`,
    ],
  },
  {
    name: 'Two actions',
    needs: ['two-actions'],
    text: [
      'On its turn a Hero has two actions; both may be the same. Announce each action before you do it.',
    ],
  },
  {
    name: 'Followers',
    needs: ['own-heroes', 'followers'],
    text: [
      'They act on their Hero’s turn, one figure after another: a Daemon or Undead has two actions, a pet or snowman one.',
    ],
  },
  {
    name: 'Snowmen',
    needs: ['snow'],
    text: ['A snowman acts on its Hero’s turn: it has one action, as its card says.'],
  },
  {
    name: 'Bold numbers',
    needs: ['bold'],
    text: [
      [
        { text: 'Multiply a bold number by the pips you roll for its line. With two pips, “regains ' },
        { text: '1', strong: true },
        { text: ' Life” becomes “regains ' },
        { text: '2', strong: true },
        { text: ' Life”, and “one turn per pip” is two turns. Other numbers stay the same.' },
      ],
      'Text before the first pip always applies; text after a pip needs that pip.',
    ],
  },
  {
    name: 'Hit and damage',
    needs: ['damage'],
    text: [
      'You hit with a value of 1 or more. The damage is your value minus the defence: the target takes one die out of its Hand for each point. If the defence is as high or higher, you still hit, but do no damage.',
    ],
  },
  {
    name: 'Snowballs',
    needs: ['snow'],
    text: [
      'Throw one up to 5#, however few dice you have, at a target in sight. Nobody rolls to defend: the target loses as many dice as the skill says, 1 fewer in cover.',
    ],
  },
  {
    name: '',
    needs: ['damage', 'dying'],
    isFate: true,
    text: [
      `${lineOf('unconscious')} If nobody restores Life to you by the end of your next turn, you die. The scenario says whether you come back.`,
    ],
  },
  critical('', ['attack', 'own-heroes']),
  adds('Blunt', '1 Knockdown counter (the target lies down and must spend actions getting up).', 'blunt'),
  adds('Slashing', '1 Bleeding counter (−1 to all values).', 'slashing'),
  adds('Piercing', 'at least 1 damage.', 'piercing'),
  {
    name: '',
    needs: ['ranged', 'own-heroes'],
    text: ['A shot pushes the target 1# directly away, or as far as there is room; a throw doesn’t.'],
  },
  critical('Your sword puts 1 Bleeding counter on the target’s card (−1 to all its values).', ['sword']),
  critical('Your crossbow pushes the target 1# directly away from you, or as far as there is room.', [
    'crossbow',
  ]),
];

export const actions: readonly ReferenceRule[] = [
  {
    name: 'Movement',
    needs: ['movement', 'hand-moves'],
    text: [
      'Say where you want to go, measure, and move up to 1# for each die in the Hand. You may also stay put.',
    ],
  },
  {
    name: 'Movement',
    needs: ['movement', 'snow'],
    text: [
      'Say where you want to go, measure, and move up to 5#, however few dice you have. You may also stay put.',
    ],
  },
  {
    name: '',
    needs: ['movement', 'others'],
    text: [
      'You may move through allies but not opponents, and can’t end on somebody’s base. Leaving contact costs nothing.',
    ],
  },
  {
    name: 'Charge · both actions',
    needs: ['charge'],
    text: [
      'Name an opponent in sight. If two movements would get you there, move into contact and make one melee attack at once, with a Melee Attack skill if you like. If not, just get as close as you can.',
    ],
  },
  {
    name: 'Melee attack',
    needs: ['melee'],
    text: ['Attack in base contact: AV against DV.'],
  },
  {
    name: '',
    needs: ['melee', 'own-heroes', 'allies'],
    text: [
      'You get +1 AV for each ally who touches the target and no other opponent, unless you attack with a skill.',
    ],
  },
  {
    name: 'Ranged attack',
    needs: ['ranged'],
    text: [
      'The target must be in range, in sight and outside the dead zone of 1# (throws have none): RAV against DV. Cover gives +1 DV.',
    ],
  },
  {
    name: '',
    needs: ['ranged'],
    weapon: 'magic',
    text: [
      `A magic weapon (staff, wand) also makes ranged attacks, up to ${projectile.range}#, but you don’t roll and can’t add a skill. It does ${projectile.damage} damage, unless the target rolls a Defence or Magic pip, is in cover or has a bonus to DV or MDV.`,
    ],
  },
  {
    name: 'Skill',
    needs: ['skill'],
    text: [
      'It works if you roll a Skill pip; an attack still counts without one. You can’t defend against what Skill pips do, unless it’s an attack.',
    ],
  },
  {
    name: '',
    needs: ['skill', 'magic'],
    text: [
      'A spell also needs a Magic pip on one die. Its range is 5# per Magic pip, unless the card says otherwise. Against anybody but yourself, friend or foe, it’s MAV against MDV: only the Magic pips left over take effect. Each target rolls separately.',
    ],
  },
  { name: '', needs: ['skill', 'magic', 'darkness'], text: ['A Darkness Spell needs no Magic pip.'] },
  {
    name: 'Delay',
    needs: ['delay', 'values'],
    text: [
      'Save your second action, or both, and take one Delay counter for each. After somebody else’s action you may spend one to move or attack, but not to use a skill. You lose any counters left when your next turn begins.',
    ],
  },
  {
    name: 'Delay',
    needs: ['delay', 'snow'],
    text: [
      'Save your second action, or both, and take one Delay counter for each. After somebody else’s action you may spend one to move, but for nothing else. You lose any counters left when your next turn begins.',
    ],
  },
  {
    name: 'Recover · both actions',
    needs: ['recover'],
    text: ['You start recovering: see Statuses.'],
  },
  {
    name: 'Remove a condition',
    needs: ['remove-condition'],
    text: ['Removes one Dazed counter.'],
  },
  {
    name: 'Reload',
    needs: ['reload'],
    text: [
      'Removes one Reload counter from a weapon; with a long bow or one-handed crossbow you can do it while moving.',
    ],
  },
];

export const pets: readonly ReferenceRule[] = [
  {
    name: 'On your turn',
    text: [
      'A pet starts in contact with its Hero, with 5 dice. It has 1 action: a movement, a melee attack, or one of its Hero’s Pet Attacks, rolled with its own Hand.',
    ],
  },
  {
    name: 'Mount or dismount',
    text: [
      'This takes an action. The two are then one unit with two actions a turn, and move as far as the pet does: 1# for each die in the pet’s Hand. Before each roll, say whose card and Hand you use; share out damage and conditions as you like.',
    ],
  },
  {
    name: 'Give an action',
    text: ['Give up one of your actions to give one of your pets an extra one this turn.'],
  },
  {
    name: 'In the saddle',
    text: [
      'A Hero may start mounted, which takes no action. If a skill changes movement, choose which of the two it affects. Defend with either Hand.',
    ],
  },
  {
    name: 'On the map',
    text: [
      'A pet can hold a circle, carry a flag and help in a melee like a Hero; rider and mount count as one.',
    ],
  },
  { name: '', needs: ['dead-for-good'], text: ['A team with only pets left has lost.'] },
  { name: '', needs: ['sudden-death'], text: ['In sudden death a team with only pets left has lost.'] },
  {
    name: 'Without dice',
    text: [
      'A pet falls unconscious and dies like a Hero, counting by its Hero’s turns. If Heroes come back in this scenario, so does it, with them.',
    ],
  },
  {
    name: 'Without its Hero',
    text: [
      'While its Hero is unconscious, a pet goes to its Hero and attacks any opponent closer than 1# to it. If somebody attacks it, it goes for the last one who did. When the Hero gets up, you control it again.',
    ],
  },
];
