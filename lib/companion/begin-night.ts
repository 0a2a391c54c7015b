import { dutiesOf, withDuties } from './changes';
import { keyed } from './keys';
import { companionOf, newcomer, scenarioOf, teamsIn, type Night, type NightSetUp } from './night';

/** A game night before its first round, with everybody unharmed. @throws NotOpened */
export const beginNight = (setUp: NightSetUp): Night => {
  const { figures } = companionOf(setUp.system);
  const night: Night = {
    setUp,
    state: {
      figures: setUp.sheets
        .flatMap((sheet, at) => figures(sheet).map((figure) => ({ at, ...figure })))
        .filter(({ isLater }) => isLater !== true)
        .map(({ at, id, counts }, place) =>
          newcomer(
            at,
            id,
            counts.map(({ start }) => start),
            String(place),
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
  const begun = withDuties(
    night,
    night.state.figures.flatMap((_, at) => dutiesOf(night, at, 'night-begins')),
  );
  return keyed(begun, 'start');
};
