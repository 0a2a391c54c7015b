import type { Effect } from '../../skills/effects/effect';
import type { Moment } from '../../skills/effects/terms';
import { turnsLasted } from '../entries/duration';
import type { Charm, Figure, Mark } from '../state/figure';
import { statement, type Statement } from '../entries/statements';

/** What a charm does as it ends: read while it lies there, done once it is gone. */
export interface LastWord {
  readonly moment: Moment;
  readonly effects: readonly Effect[];
  readonly mark: Mark;
  readonly from: Statement;
}

/** In the order in which they were laid; what counts turns remembers how many it was. */
export const lastWordsOf = (bearer: Figure, ending: Charm, early: boolean): readonly LastWord[] => {
  const says = (moment: Moment): boolean =>
    moment === 'ends' || moment === 'dies-or-ends' || (early && moment === 'ends-early');
  return bearer.marks
    .filter(({ charm }) => charm === ending.key)
    .flatMap((mark) => {
      const from = statement(mark.says);
      return from.says.lasting.flatMap((property) =>
        property.has === 'whenever' && says(property.moment)
          ? [
              {
                moment: property.moment,
                effects: property.effects,
                mark: from.countsTurns ? { ...mark, note: turnsLasted(from.skill, ending, early) } : mark,
                from,
              },
            ]
          : [],
      );
    });
};
