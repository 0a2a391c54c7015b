import { namesFrom, standingIn } from '../../match-names';
import { sealedMatch, type MatchPart } from '../../match-part';
import { beginEncounter, encounterOf, readSetUp } from '../match/set-up/encounter';
import type { EncounterIssue } from '../match/set-up/encounter';
import type { MatchEvent as WarbandEvent } from '../match/state/event';
import type { About as WarbandAbout, Option as WarbandOption } from '../match/state/option';
import { warbandJudge } from '../match/players/judge';
import { causes, Counter, skillCounts } from '../match/report/counter';
import { MatchLogBook } from '../match/report/match-log';
import { rulesVersion, warbandEngine } from '../match/rules';
import type { Situation } from '../match/state/situation';
import { matchLogLines } from '#words/systems/warband/messages/match-log';
import * as words from '#words/systems/warband/messages/match-set-up';
import { zLegalWarband } from '../rules/check';
import type { Warband } from '../sheet/warband';
import { setUp } from './set-up';

type WarbandPart = MatchPart<Warband, Situation, WarbandEvent, WarbandAbout, WarbandOption>;

const isLegal = (warband: Warband): boolean => zLegalWarband.safeParse(warband).success;

/** Matches of the warband skirmish. */
const part: WarbandPart = {
  ...setUp,
  rulesVersion,
  engine: warbandEngine,
  judge: warbandJudge,
  encounterOf,
  begin: (encounter) => beginEncounter(encounter, isLegal),
  readMore: readSetUp,
  standing: ({ turn, outcome }) => standingIn(turn, outcome),
  counter: (warbands) => new Counter(warbands),
  logger: ({ sheets }) => new MatchLogBook(sheets, matchLogLines),
  issue: (issue, encounter) => words.matchIssue(issue as EncounterIssue, encounter),
  rounds: words.roundWords,
  harms: words.harmWords,
  skillName: words.skillName,
  ...namesFrom(
    { skillColumns: words.skillColumns, causeNames: words.causeNames, endings: words.endings },
    skillCounts,
    causes,
  ),
};

export const match = sealedMatch(part);
