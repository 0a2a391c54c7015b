import type { PickedDie } from '../play/rolls';

/** Says why a die counts. @param pips "Defence pips" */
export const pickedText = ({ has, face }: PickedDie, pips: string): string => {
  switch (has) {
    case 'none':
      return `No die shows ${pips}.`;
    case 'only':
      return `The ${face} counts: the only die with ${pips}.`;
    case 'most':
      return `The ${face} counts: no die has more ${pips}.`;
  }
};
