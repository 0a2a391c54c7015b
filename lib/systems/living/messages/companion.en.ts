import { count, plural } from '#words/language/words';
import type { Condition } from '../skills/effects/terms';
import { conditions as chapter } from '#words/systems/living/messages/rulebook/conditions';
import { onPaper } from '#words/systems/living/messages/scenarios';

const off = (n: number): string => `−${n}`;

const textOf = (key: keyof typeof chapter.sections): string =>
  chapter.sections[key].text.flatMap((part) => (typeof part === 'string' ? [onPaper(part)] : [])).join(' ');

/**
 * Effect of this many counters of a condition.
 * @param fresh those of the turn that runs
 */
const conditionHolds: Readonly<Record<Condition, (n: number, fresh: number) => string>> = {
  bleeding: (n) => `Bleeding: ${off(n)} AV, RAV, MAV, DV and MDV.`,
  burning: (n, fresh) =>
    fresh >= n
      ? `Burning: loses ${2 * n} Life when its next turn ends.`
      : `Burning: loses ${2 * (n - fresh)} Life when its turn ends; then remove ${count(n - fresh, 'counter')}.`,
  dazed: () => 'Dazed: can only move, and only half as far; an action removes one counter.',
  'deep-wound': (n) => `Deep Wound: the Dicepool is ${count(n, 'die', 'dice')} smaller.`,
  knockdown: (n) =>
    `Knockdown: prone, ${off(n)} DV and MDV; must get up first, which takes an action for each counter.`,
  poisoned: (n) => `Poisoned: loses ${n} Life when its turn ends.`,
  slowed: (n) => `Slowed: moves ${n}# less per action.`,
};

/** Texts of the companion of a game night. */
export const companion = {
  offer: 'At the table, your phone keeps track of Life and counters and shuffles the deck.',
  hand: 'Life',
  pool: 'Dicepool',
  hero: 'Hero',
  groups: { condition: 'Conditions', status: 'Statuses', skill: 'Skill effects' },
  dead: 'Dead',
  deadText:
    'The dead have no turns until a skill brings them back. Then remove this counter and set the Life that the skill gives.',
  reloadText:
    'You can’t fire the weapon. An action removes one counter. With a long bow or a one-handed crossbow, so does a movement action.',
  wastedText: textOf('wasted'),
  ruleText: textOf,
  standing: {
    unconscious: 'Unconscious',
    clock: 'Unconscious, dies when this turn ends',
    dead: 'Dead',
    perished: 'Out of Life',
  },
  conditionHolds,
  moves: (n: number): string => `Moves ${n}#.`,
  delay: (n: number): string => `May react ${n === 1 ? 'once' : 'twice'} after another player’s action.`,
  recovering: 'Recovering: a movement action may restore as much Life as there are dice in the Hand.',
  flying: 'In the air: can target only fliers, and only fliers can target it.',
  reload: (n: number): string => `Reload: can’t fire that weapon; reloading takes ${count(n, 'action')}.`,
  duties: {
    burnsNow: (n: number): string => `Burning: lose ${2 * n} Life at once. You can’t defend against it.`,
    burning: (n: number): string => `Burning: lose ${2 * n} Life, then remove ${count(n, 'counter')}.`,
    poisoned: (n: number): string => `Poisoned: lose ${n} Life. You can’t defend against it.`,
    delay: (n: number): string => `Remove ${count(n, 'unused Delay counter')}.`,
    falls: 'No Life left: unconscious. Lay the miniature down and remove all its counters.',
    perishes: 'No Life left: remove it from the table.',
    dies: 'Dies: nobody restored any Life in time.',
    respawn: 'Respawns in the home base with full Life and free of all effects.',
    crumbles: 'Loses 1 Life as its master’s turn begins, but not on the turn it was raised.',
    melts: 'Melts: loses 1 Life, but not on the turn it was built.',
    heals: (skill: string): string =>
      `${skill}: restores 1 Life for each Skill pip it was cast with, even to an unconscious figure.`,
    wears: (skill: string): string => `${skill}: one of its turns is over; remove a counter.`,
    springs: (skill: string, n: number): string =>
      `${skill}: ${plural(n, 'the trap goes', 'traps go')} off now, at the end of the phase.`,
    scenario: {
      'sudden-death':
        'The score is tied: sudden death. Nobody comes back, and any Hero who loses a Life falls unconscious. The team with the last Hero standing wins.',
      bomb: 'Is somebody carrying the bomb? If so, lower its die by 1. If that would make it 0, the bomb goes off: the carrier dies, and everybody within 2.5# loses 1 Life.',
      parcel: 'Raise the die of every parcel nobody is carrying by 1, up to 6.',
      refill: 'Has somebody taken the parcel from the centre? If so, put a new one there, showing 1.',
      circles: 'Each team scores 1 victory point for each circle in its colour. Count them now.',
      flags: 'Flags on the ground go home.',
    },
  },
  points: 'Victory points',
  pieces: { bomb: 'Bomb', parcel: 'Parcel' },
  steps: {
    beginRound:
      'Pipsmith shuffles the initiative deck, so you don’t need a paper deck. Everybody gets one turn each phase, in the order of the cards.',
    nextTurn: 'This card is on top of Pipsmith’s deck. Start the turn, and Pipsmith discards it.',
    paperDeck:
      'If you also use a paper deck, decide which one counts. To follow the paper, tap “Someone else is next”.',
    turn: [
      'Take two actions: move, attack in melee or at range, use a skill, delay, remove a condition or reload. Charging or starting to recover takes both.',
      'Announce each action before you do it. Anybody who has delayed an action may react afterwards.',
      'At the end of the turn, burning and poison take Life, and any effects that last until then end.',
    ],
    company: ['Followers act on this turn too.'],
    endRound: 'That was the last card.',
    traps: 'Any traps on the table go off now.',
    points:
      'If you play for points, count them. If the dead respawn, they do so at the start of the next phase.',
  },
} as const;
