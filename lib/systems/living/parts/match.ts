import { namesFrom, standingIn } from '../../match-names';
import { sealedMatch, type MatchPart } from '../../match-part';
import * as words from '#words/systems/living/messages/match-set-up';
import { broughtSkills } from '../skills/brought';
import { matchLogMessages } from '#words/systems/living/messages/match-log';
import { beginEncounter, encounterOf, missionOf, type EncounterIssue } from '../match/set-up/encounter';
import { asLesson, readMore } from '../match/set-up/lesson';
import type { MatchEvent as LivingEvent } from '../match/state/event';
import type { About as LivingAbout, Option as LivingOption } from '../match/state/option';
import { hiddenFrom, livingJudge } from '../match/players/judge';
import { skillCounts } from '../../../skirmish/report/hero-counts';
import { causes, Counter } from '../match/report/counter';
import { MatchLogBook } from '../match/report/match-log';
import { livingEngine, rulesVersion } from '../match/rules';
import type { Situation } from '../match/state/situation';
import type { HeroDraft } from '../sheet/hero';
import { setUp } from './set-up';

type LivingPart = MatchPart<HeroDraft, Situation, LivingEvent, LivingAbout, LivingOption>;

/** Matches of the Living Rulebook. */
const part: LivingPart = {
  ...setUp,
  rulesVersion,
  engine: livingEngine,
  judge: livingJudge,
  hide: hiddenFrom,
  missionOf: (system, id, seed) => missionOf(system, id, seed, words.traineeName),
  asLesson,
  encounterOf,
  begin: beginEncounter,
  readMore,
  standing: ({ phase, outcome }) => standingIn(phase, outcome),
  counter: (heroes) => new Counter(heroes),
  logger: ({ sheets, teams }) => new MatchLogBook(sheets, teams, matchLogMessages.lines),
  issue: (issue, encounter) => words.matchIssue(issue as EncounterIssue, encounter),
  skillName: words.skillName,
  broughtSkills: broughtSkills.map(({ id }) => id),
  ...namesFrom(
    { skillColumns: words.skillColumns, causeNames: words.causeNames, endings: words.endings },
    skillCounts,
    causes,
  ),
};

export const match = sealedMatch(part);
