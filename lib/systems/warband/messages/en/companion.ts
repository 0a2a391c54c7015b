import { holdingDistance } from '../../scenarios/place';
import { terms } from './terms';

/** What the companion of a game night says. */
export const companion = {
  offer: 'At the table a phone counts wounds, and keeps the turns and activations.',
  wounds: 'Wounds',
  ignored: 'Ignored this turn',
  kind: (rank: string, die: number, stat: number): string =>
    `${rank}, ${terms.die(die)}, ${terms.stat.toLowerCase()} ${stat}`,
  half: (name: string): string => `Half of ${name}`,
  group: 'Beside wounds',
  counters: {
    treasure: { name: 'Treasure', text: 'Carries a treasure, and drops it with a wound.' },
    animal: {
      name: 'Animal shape',
      text: 'Hits with the stat or more, defends and recovers with less than the stat, moves as many inches as the die has above the stat. No shots, no treasures.',
    },
    'loses-activation': {
      name: 'Loses the next activation',
      text: 'An Influencer who failed. The counter goes when it has cost him his activation.',
    },
    gun: { name: 'Carries the gun', text: 'Carries the heavy shooter of a fire team: only one action.' },
    out: { name: 'Out of the game', text: 'Is taken off the table, and is not activated any more.' },
  },
  standing: { prone: 'Prone', faceDown: 'Face down', out: 'Out of the game' },
  canRecover: (stat: number): string => `Prone: can only recover, with more than ${stat}.`,
  canRecoverAsAnimal: (stat: number): string => `Prone: can only recover, with less than ${stat}.`,
  hits: (stat: number, die: number, moves: number): string =>
    `${terms.die(die)}: hits and uses skills with ${stat} or less, defends with more than ${stat}, moves ${terms.inches(moves)}.`,
  oneAction: 'One action only: carries a heavy shooter.',
  duties: {
    prone: 'Lies prone: lay the miniature down. A treasure is dropped.',
    out: 'Is out of the game: take the miniature off the table. A treasure is dropped.',
    faceDown: 'Lies face down and cannot be activated. In the upkeep one roll decides.',
    lastRecovery:
      'Lies face down: roll to recover. On a success this takes a wound off; on a failure give the counter for being out.',
    ignores: 'The first wound of the new turn is ignored again.',
    losesActivation: 'Loses the activation of this turn.',
    scenario: {
      tokens: `A point for each token within ${holdingDistance}″ of which a side has more fighters.`,
    },
  },
  points: { tokens: 'Points', treasures: 'Treasures brought home' },
  steps: {
    beginRound:
      'Move the turn counter on. Each side rolls the best die of those who stand; the higher result activates first.',
    nextTurn: 'The sides activate one fighter each by turns; when one has nobody left, the other goes on.',
    turn: [
      'The first action is a move, or recovering for the wounded. The second is a move, an attack, an active skill or recovering.',
      'A fire team, and a Minion Master with his minions, act together.',
    ],
    endRound: 'Upkeep: marks of activation come off, and the scenario scores.',
  },
};
