import { dutiesOf, withDuties } from './changes';
import { companionOf, newcomer, scenarioOf, teamsIn, type Night, type NightSetUp } from './night';

/** A game night before its first round, everybody as he comes. @throws NotOpened */
export const beginNight = (setUp: NightSetUp): Night => {
  const { figures } = companionOf(setUp.system);
  const night: Night = {
    setUp,
    state: {
      figures: setUp.sheets.flatMap((sheet, at) =>
        figures(sheet)
          .filter(({ isLater }) => isLater !== true)
          .map(({ id, counts }) =>
            newcomer(
              at,
              id,
              counts.map(({ start }) => start),
            ),
          ),
      ),
      round: 0,
      stage: 'before',
      order: [],
      acted: [],
      acting: [],
      used: 0,
      side: 0,
      rolls: [],
      scores: Array.from({ length: teamsIn(setUp) }, () => 0),
      pieces: (scenarioOf(setUp)?.pieces ?? []).map(({ start }) => start),
      duties: [],
    },
  };
  return withDuties(
    night,
    night.state.figures.flatMap((_, at) => dutiesOf(night, at, 'night-begins')),
  );
};
