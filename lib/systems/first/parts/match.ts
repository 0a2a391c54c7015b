import { readSetUp } from '../../../skirmish/set-up/set-up';
import { namesFrom, standingIn } from '../../match-names';
import { sealedMatch, type MatchPart } from '../../match-part';
import { beginEncounter, encounterOf, type EncounterIssue } from '../match/set-up/encounter';
import type { MatchEvent as FirstEvent } from '../match/state/event';
import type { About as FirstAbout, Option as FirstOption } from '../match/state/option';
import { firstJudge } from '../match/players/judge';
import { skillCounts } from '../../../skirmish/report/hero-counts';
import { causes, Counter } from '../match/report/counter';
import { MatchLogBook } from '../match/report/match-log';
import { firstEngine, rulesVersion } from '../match/rules';
import type { Situation } from '../match/state/situation';
import { matchLogLines } from '#words/systems/first/messages/match-log';
import * as words from '#words/systems/first/messages/match-set-up';
import { zLegalHero } from '../rules/check';
import type { HeroDraft } from '../sheet/hero';
import { setUp } from './set-up';

type FirstPart = MatchPart<HeroDraft, Situation, FirstEvent, FirstAbout, FirstOption>;

const isLegal = (hero: HeroDraft): boolean => zLegalHero.safeParse(hero).success;

/** Matches of the first edition. */
const part: FirstPart = {
  ...setUp,
  rulesVersion,
  engine: firstEngine,
  judge: firstJudge,
  encounterOf,
  begin: (encounter) => beginEncounter(encounter, isLegal),
  readMore: readSetUp,
  standing: ({ round, outcome }) => standingIn(round, outcome),
  rounds: words.roundWords,
  counter: (heroes) => new Counter(heroes),
  logger: ({ sheets }) => new MatchLogBook(sheets, matchLogLines),
  issue: (issue, encounter) => words.matchIssue(issue as EncounterIssue, encounter),
  skillName: words.skillName,
  ...namesFrom(
    { skillColumns: words.skillColumns, causeNames: words.causeNames, endings: words.endings },
    skillCounts,
    causes,
  ),
};

export const match = sealedMatch(part);
