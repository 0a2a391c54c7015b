import type { TableRoll } from '../../play-part';
import type { MatchEvent } from '../match/state/event';
import { figureNames } from '../match/report/figure-names';
import type { Situation } from '../match/state/situation';
import { tableWords as words } from '#words/systems/warband/messages/play';

/** The rolls among events. */
export const rollsIn = (events: readonly MatchEvent[], situation: Situation): readonly TableRoll[] => {
  const names = figureNames(situation);
  return events.flatMap((event): readonly TableRoll[] => {
    if (event.told !== 'rolled') return [];
    const { figure, why, die, stat, faces, natural, modifier, works } = event;
    return [
      {
        figure,
        ...(why === 'attack' || why === 'defence' ? { as: why } : {}),
        sides: die,
        sentence: words.rolls(names[figure] ?? '', why, die, stat, works),
        faces: faces.map((face, nth) => ({
          face,
          pips: [],
          ...(nth === faces.indexOf(natural) && { isPicked: true as const }),
        })),
        value: {
          name: words.result,
          is: Math.max(0, natural + modifier),
          parts: [
            { name: words.parts.die, amount: natural },
            ...(modifier === 0 ? [] : [{ name: words.parts.modifiers, amount: modifier }]),
          ],
        },
      },
    ];
  });
};
