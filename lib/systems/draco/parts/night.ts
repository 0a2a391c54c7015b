import { fourAndOne } from '#words/systems/draco/messages/match-set-up';
import { chapterOf } from '#words/systems/draco/messages/rulebook';
import { terms } from '#words/systems/draco/messages/terms';
import type { NightPart } from '../../companion-part';
import { plainText } from '../../rule-book';
import { scenarioId, sides } from '../match/set-up/choices';
import type { Draft } from '../sheet/sheet';
import { kindsIn } from '../sheet/teams';

const sections = Object.values({ ...chapterOf('set-up').sections, end: chapterOf('combat').sections['end'] });

/** Choices before a game night of Hic est Draco. */
export const night: NightPart<Draft> = {
  sheets: {
    ...sides,
    refusal: (sheets) => {
      const kinds = kindsIn(sheets);
      return kinds.slayers === 4 && kinds.dragons === 1 ? undefined : fourAndOne(kinds);
    },
  },
  scenarios: [
    {
      id: scenarioId,
      name: terms.system,
      teams: 'two',
      goal: 0,
      points: '',
      scoring: [],
      countedAt: [],
      pieces: [],
      comesBack: false,
      duties: {},
      rules: sections.flatMap((section) =>
        section
          ? [
              {
                title: section.title,
                text: section.text.flatMap((block) => (typeof block === 'string' ? [plainText(block)] : [])),
              },
            ]
          : [],
      ),
    },
  ],
  usualScenario: () => scenarioId,
};
