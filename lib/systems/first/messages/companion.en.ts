import { count, possessive } from '#words/language/words';

/** Words of the companion of a game night. */
export const companion = {
  offer: 'At the table, your phone counts dice and counters and keeps the turn order.',
  hand: 'Dice',
  pool: 'Dicepool',
  hero: 'Character',
  fiend: 'Fiend',
  fiendOf: (name: string): string => `${possessive(name)} fiend`,
  groups: { state: 'States', skill: 'Skill effects' },
  down: 'Down',
  downText: 'No dice left. Loses the next turn. If healed in time for the turn after that, gets up then.',
  dead: 'Dead',
  deadText:
    'Only Resurrection helps: remove this counter, make the Dicepool one die smaller, and add the dice that the spell gives.',
  standing: { down: 'Down', lost: 'Down: loses this turn', dead: 'Dead', gone: 'Gone' },
  moves: (n: number): string => `Moves up to ${n}# and attacks once, before or after moving.`,
  lies: (skill: string, n: number): string => `${skill}: ${count(n, 'counter')}.`,
  duties: {
    falls: 'No dice left: lay the miniature on its side. Lasting effects on it end.',
    perishes: 'No dice left: remove it from the table.',
    lost: 'Is down and loses this turn. If healed in time for the next turn, gets up then.',
    getsUp: 'Was healed in time, and gets up.',
    dies: 'Wasn’t healed in time, and dies.',
    respawn: 'Comes back in the base, with full dice.',
    spawn:
      'Roll a die for the spawn point and come back with full dice. This turn you may only move. Until your next turn you can’t attack, use skills or be attacked.',
    ends: (skill: string): string => `${skill} ends: remove its counters.`,
    mends: (skill: string): string => `${skill}: regain 1 die and remove a counter.`,
    turns: (skill: string): string => `${skill}: one turn of casting is done. Remove a counter.`,
    scenario: {
      hills: 'Each token gives a point to the team with more characters within 1# of it. Count them now.',
    },
  },
  points: { kills: 'Kills', points: 'Points' },
  steps: {
    beginRound: 'Roll for turn order only once: it stays the same for the whole match.',
    nextTurn: 'Effects that lasted until now are over. If you’re down, you lose this turn, get up or die.',
    turn: [
      'Move up to 1# for each die, and attack once before or after moving. A spell takes the attack’s place.',
      'If you play several characters, they all act.',
    ],
    company: ['Your fiend acts this turn too.'],
    points: 'If you play for points, count them.',
  },
} as const;
