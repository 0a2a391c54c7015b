import { nextSpot, type PipCommand } from '../systems/living/die/keys';

/** Moves the keyboard's focus from one pip of a die to another, as the pips lie on the screen. */
export const moveOnDie = (
  pip: HTMLElement,
  command: Extract<PipCommand, { readonly do: 'move' | 'jump' }>,
): void => {
  const die = pip.closest('[data-die]');
  const pips = die ? [...die.querySelectorAll<HTMLElement>('[data-pip]')] : [];
  if (command.do === 'jump') {
    pips.at(command.to === 'first' ? 0 : -1)?.focus();
    return;
  }
  const spots = pips.map((each) => {
    const box = each.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  const next = nextSpot(spots, pips.indexOf(pip), command.towards);
  if (next !== undefined) pips[next]?.focus();
};
