import { holdingDistance } from '../scenarios/place';
import { terms } from '#words/systems/warband/messages/terms';

/** Texts of the companion of a game night. */
export const companion = {
  offer: 'At the table, your phone counts wounds and tracks turns and activations.',
  wounds: 'Wounds',
  ignored: 'Ignored this turn',
  kind: (rank: string, die: number, stat: number): string =>
    `${rank}, ${terms.die(die)}, ${terms.stat.toLowerCase()} ${stat}`,
  half: (name: string): string => `Half of ${name}`,
  group: 'Other counters',
  counters: {
    treasure: { name: 'Treasure', text: 'Carries a treasure, and drops it when wounded.' },
    animal: {
      name: 'Animal shape',
      text: 'Hits on the stat or more, defends and recovers on less than the stat. Moves as many inches as the die’s highest number minus the stat. Can’t shoot or carry treasures.',
    },
    'loses-activation': {
      name: 'Loses the next activation',
      text: 'An Influencer who failed. Remove the counter once it has cost him an activation.',
    },
    gun: {
      name: 'Carries the gun',
      text: 'Carries the heavy shooter of a fire team, so has only one action.',
    },
    out: { name: 'Out of the game', text: 'Remove this fighter from the table.' },
  },
  standing: { prone: 'Prone', faceDown: 'Face down', out: 'Out of the game' },
  canRecover: (stat: number): string => `Prone: can only recover. Roll more than ${stat}.`,
  canRecoverAsAnimal: (stat: number): string => `Prone: can only recover. Roll less than ${stat}.`,
  hits: (stat: number, die: number, moves: number): string =>
    `${terms.die(die)}: hits and uses skills on ${stat} or less, defends on more than ${stat}, moves ${terms.inches(moves)}.`,
  oneAction: 'Only one action: carries a heavy shooter.',
  duties: {
    prone: 'Prone: lay the miniature down and drop any treasure.',
    out: 'Out of the game: remove the miniature and drop any treasure.',
    faceDown: 'Face down: can’t be activated. One roll in the upkeep decides whether he recovers.',
    lastRecovery:
      'Face down: roll to recover. Success removes a wound; on a failure, place the “Out of the game” counter.',
    ignores: 'The first wound of the new turn is ignored again.',
    losesActivation: 'Loses this turn’s activation.',
    scenario: {
      tokens: `Each token gives a point to the side with more standing fighters within ${holdingDistance}″ of it. Count them now.`,
    },
  },
  points: { tokens: 'Points', treasures: 'Treasures brought home' },
  steps: {
    beginRound:
      'Advance the turn counter. Each side rolls the best die among its standing fighters; whoever rolls higher activates first.',
    nextTurn:
      'The sides take turns activating a fighter; when one side has nobody left to activate, the other continues.',
    turn: [
      'The first action is a move, or an attempt to recover. The second is a move, an attack, an active skill or an attempt to recover.',
      'A fire team acts together. So do a Minion Master and his minions.',
    ],
    endRound: 'Upkeep: remove activation marks.',
    points: 'If you play for points, count them.',
  },
};
