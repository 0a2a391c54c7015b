import { oddsWords } from '#words/painted-die/messages/odds';
import type { AttackMode } from '../odds/attack-modes';
import type { FigureName, SkillFigure } from '../odds/skill-figures';
import type { Armour } from '../../../painted-die/equipment';
import type { One, Value } from '../skills/effect';
import { terms } from '#words/systems/first/messages/terms';

const words = oddsWords({
  pips: terms.pips,
  values: { av: 'AV', rav: 'AV, ranged', mav: 'MAV', dv: 'DV', mdv: 'MDV', green: 'Skill pips' },
  pool: 'Dicepool',
  mostDice: 'five',
  duel: 'one attack per turn, in turn order',
  summoned: 'your fiend',
});

/** How a hero attacks: "Mace", "Fists", "Fireball". */
const modeText = (mode: AttackMode): string => {
  switch (mode.kind) {
    case 'melee':
      return mode.weapons.length > 0 ? mode.weapons.join(', ') : 'Fists';
    case 'ranged':
      return mode.weapons.length > 0 ? mode.weapons.join(', ') : 'A shot';
    case 'spell':
      return mode.spell.name;
  }
};

const dummy = (armour: Armour, shield: boolean): string => {
  const worn = armour === 'none' ? 'cloth' : terms.armours[armour].toLowerCase();
  return `Dummy in ${worn}${shield ? ' with a shield' : ''}`;
};

const figureNames: Readonly<Record<Exclude<FigureName, 'value'>, string>> = {
  pushed: '# pushed',
  'more-attacks': 'More attacks at once',
  reach: 'Reach in #',
  barred: 'Skills blocked',
  distance: '# of movement',
  healed: 'Life restored',
  'healing-turns': 'Turns of healing',
  raised: 'Life when getting up',
  damage: 'Magic damage, before defence',
  traps: 'Traps',
  targets: 'Targets',
  further: 'Extra distance in #',
  line: 'Length of the line in #',
  range: 'Fiend’s extra range in #',
  shared: 'Damage shared',
  spared: 'Damage you avoid',
  life: 'Fiend’s Life',
  points: 'Fiend’s points',
  casting: 'Turns of casting',
  sooner: 'Fewer turns of casting',
};

const valueNames: Readonly<Record<Value, string>> = {
  AV: 'AV',
  DV: 'DV',
  MAV: 'MAV',
  MDV: 'MDV',
  movement: 'Movement in #',
  range: 'Range in #',
};

const whose: Readonly<Record<One, string>> = { you: 'you', target: 'target', fiend: 'fiend' };

/** "AV (you)", "AV (you), for each # you didn’t move", "Life restored". */
const label = ({ what, of, whom, each }: SkillFigure): string => {
  const name = what === 'value' ? valueNames[of ?? 'AV'] : figureNames[what];
  return `${name}${whom === undefined ? '' : ` (${whose[whom]})`}${each ? ', for each # you didn’t move' : ''}`;
};

/** Words about odds in the first edition. */
export const odds = {
  ...words,
  modeText,
  dummy,
  skill: {
    ...words.skill,
    label,
    text: 'Skill text',
    lines: { always: 'On every try', blue: 'Magic pips', green: 'Skill pips' },
    note: 'These figures use all your Skill pips and the die with the most Magic pips. Effects that grow with each # you didn’t move are shown for one #. The figures assume that you have the range, sight or base contact you need.',
  },
};
