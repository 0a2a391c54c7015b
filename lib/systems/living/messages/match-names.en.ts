import type { Figure } from '../match/state/figure';
import type { Named } from '@/lib/systems/living/match/report/match-log';
import { possessive } from '#words/language/words';

/** Kinds of figures, in a sentence. */
export const kinds: Readonly<Record<Figure['kind'], string>> = {
  hero: 'hero',
  pet: 'pet',
  daemon: 'Daemon',
  undead: 'Undead',
  golem: 'golem',
  snowman: 'snowman',
  swarm: 'swarm',
  blade: 'blade',
  dummy: 'dummy',
  wizard: 'wizard',
};

/** Clothes of the dummies of the training missions. */
const dummiesWear: Readonly<Record<string, string>> = {
  cloth: 'in cloth',
  leather: 'in leather',
  chain: 'in chain',
  peate: 'in plate',
  'peate-shield': 'with the shield',
};

/** "Jane", "Fang", "Jane’s golem", "Jane (2)", "the dummy". */
export const nameOf = ({ kind, name, hero, nth, isVictim }: Named): string => {
  if (kind === 'wizard') return 'Uncle Tom';
  if (kind === 'dummy')
    return `the ${isVictim ? 'victim' : kinds.dummy} ${dummiesWear[name] ?? ''}`.trimEnd();
  const alone =
    name !== '' ? name : hero === undefined ? `the ${kinds[kind]}` : `${possessive(hero)} ${kinds[kind]}`;
  return nth > 1 ? `${alone} (${nth})` : alone;
};
