import type { Armour } from '@/lib/systems/index';
import type { HandValue, Way } from '@/lib/systems/odds';
import { list, terms } from './common';

/** A chance in per cent: "33.3 %"; what is rare but possible, or all but sure, is never shown as 0 or 100. */
const percent = (chance: number): string => {
  if (chance <= 0) return '0 %';
  if (chance >= 1 - 1e-13) return '100 %';
  if (chance < 0.0005) return '<0.1 %';
  if (chance > 0.9995) return '>99.9 %';
  return `${(chance * 100).toFixed(1)} %`;
};

/** "1.27". */
const figure = (value: number): string => value.toFixed(2);

const values: Readonly<Record<HandValue, string>> = {
  av: 'AV',
  rav: 'RAV',
  mav: 'MAV',
  dv: 'DV',
  mdv: 'MDV',
  green: 'Skill pips',
};

/** How a hero attacks: "Sword", "Knife, thrown", "Fists". */
const way = ({ kind, weapon }: Way): string => {
  const type = terms.weaponTypes[weapon?.type ?? 'other'];
  const name = weapon?.name ?? type;
  switch (kind) {
    case 'melee':
      return weapon ? name : 'Fists';
    case 'thrown-in-melee':
      return `${name}, in melee`;
    case 'ranged':
      return weapon ? (weapon.type === 'throwing' ? `${name}, thrown` : name) : 'A shot';
    case 'projectile':
      return `${name}, projectile`;
    case 'spell':
      return 'A spell, 1 MAV per Magic pip';
    case 'boot':
      return 'A Boot to the Head';
  }
};

const dummy = (armour: Armour, shield: boolean): string => {
  const worn = armour === 'none' ? 'cloth' : terms.armours[armour].toLowerCase();
  return `Dummy in ${worn}${shield ? ' with a shield' : ''}`;
};

/** What the command line says about odds. */
const commandLine = {
  hand: (hand: number): string => `  Hand of ${hand}`,
  /** "AV 0: 40.2 %, 2: 59.8 %". */
  spread: (
    value: HandValue,
    chances: readonly { readonly value: number; readonly chance: number }[],
  ): string =>
    `    ${values[value].padEnd(12)}${chances.map((each) => `${each.value}: ${percent(each.chance)}`).join('   ')}`,
  critical: (melee: number, ranged: number): string =>
    `    ${'Critical'.padEnd(12)}melee ${percent(melee)}   ranged ${percent(ranged)}`,
  attack: (
    attacker: string,
    defender: string,
    how: string,
    odds: {
      readonly hit: number;
      readonly hurt: number;
      readonly kill: number;
      readonly damage: number;
    },
  ): string =>
    [
      `  ${attacker} against ${defender}: ${how}, five dice each`,
      `    hits ${percent(odds.hit)}, hurts ${percent(odds.hurt)}, takes all five dice ${percent(odds.kill)}, mean damage ${figure(odds.damage)}`,
    ].join('\n'),
  duel: (
    attacker: string,
    defender: string,
    ending: { readonly win: number; readonly lose: number; readonly draw: number },
  ): string =>
    `  When both only attack: ${attacker} wins ${percent(ending.win)}, ${defender} ${percent(ending.lose)}${ending.draw > 0 ? `, neither ${percent(ending.draw)}` : ''}`,
  oneOpponent: 'Name one hero, or one party, and one opponent at most.',
  opponentIsParty: (file: string): string => `${file} is a party. The opponent is one hero.`,
  unknownDummy: (name: string, known: readonly string[]): string =>
    `There is no dummy “${name}”. Known are ${list(known)}.`,
};

/** What is said about odds: charts, tables, the strip beside the die, duels and layouts. */
export const odds = { percent, figure, values, way, dummy, commandLine };
