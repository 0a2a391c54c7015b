import { count } from '../../../../language/en';

/** What the companion of a game night says. */
export const companion = {
  offer: 'At the table a phone counts dice and counters, and keeps the order of turns.',
  hand: 'Dice',
  pool: 'Dicepool',
  hero: 'Character',
  fiend: 'Fiend',
  fiendOf: (name: string): string => `${name}’s fiend`,
  groups: { state: 'States', skill: 'Left by skills' },
  down: 'Down',
  downText:
    'Lies prone, without dice. The next own turn is lost. Healed before the turn after it, the character gets up then.',
  dead: 'Dead',
  deadText:
    'Only Resurrection helps: take the counter off, one die off the Dicepool, and give the dice that the spell gives.',
  standing: { down: 'Down', lost: 'Down, this turn is lost', dead: 'Dead', gone: 'Gone' },
  moves: (n: number): string => `Moves ${n}# and attacks once, before or after it.`,
  lies: (skill: string, n: number): string => `${skill}: ${count(n, 'counter')}.`,
  duties: {
    falls: 'No dice left: down. Lay the miniature prone; what lasted on it ends.',
    perishes: 'No dice left: take it off the table.',
    lost: 'Is down: this turn is lost. Healed before the next one, the character gets up then.',
    getsUp: 'Was healed in time, and gets up.',
    dies: 'Was not healed in time: dead.',
    respawn: 'Comes back in the base, with full dice.',
    spawn:
      'Rolls a die for the spawn point and comes back with full dice. Moves only, and until the next own turn attacks nobody, uses no skill and cannot be attacked.',
    ends: (skill: string): string => `${skill} ends: take its counters off.`,
    mends: (skill: string): string => `${skill}: gives back 1 die, and a counter goes.`,
    turns: (skill: string): string => `${skill}: one of its turns is over; take a counter off.`,
    scenario: {
      hills: 'Each token gives a point to the team with more characters within 1# of it.',
    },
  },
  points: { kills: 'Kills', points: 'Points' },
  steps: {
    beginRound: 'The order of turns was rolled once, and stays.',
    nextTurn: 'What lasts until this turn ends. Whoever is down has his clock tick.',
    turn: [
      'Move up to 1# for each die, and attack once before or after it. A spell takes the attack’s place.',
      'All characters of the player act, his fiend too.',
    ],
    endRound: 'Everybody had a turn: the scenario scores.',
  },
} as const;
