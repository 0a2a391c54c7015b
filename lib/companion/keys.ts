import type { Night } from './night';

/** Gives whatever came with a tap the key that names it from now on. @param id of the tap */
export const keyed = (night: Night, id: string): Night => {
  const { figures, duties, rolled } = night.state;
  const isOpen = ({ key }: { readonly key: string }): boolean => key === '';
  if (!figures.some(isOpen) && !duties.some(isOpen) && rolled?.key !== '') return night;
  const first = duties.findIndex(isOpen);
  const firstFigure = figures.findIndex(isOpen);
  // Most taps bring one figure; a hero may bring several along.
  const figureKey = (at: number): string => (at === firstFigure ? id : `${id}.f${at - firstFigure}`);
  return {
    ...night,
    state: {
      ...night.state,
      figures: figures.map((figure, at) => (isOpen(figure) ? { ...figure, key: figureKey(at) } : figure)),
      duties: duties.map((duty, at) => (isOpen(duty) ? { ...duty, key: `${id}.${at - first}` } : duty)),
      ...(rolled && { rolled: isOpen(rolled) ? { ...rolled, key: id } : rolled }),
    },
  };
};
