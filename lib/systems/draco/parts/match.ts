import { namesFrom, standingIn } from '../../match-names';
import { sealedMatch, type MatchPart } from '../../match-part';
import { beginEncounter, encounterOf, readCorner } from '../match/set-up/encounter';
import type { EncounterIssue } from '../match/set-up/encounter';
import type { MatchEvent } from '../match/state/event';
import type { About, Option } from '../match/state/option';
import { dracoJudge } from '../match/players/judge';
import { causes, Counter, skillCounts } from '../match/report/counter';
import { MatchLogBook } from '../match/report/match-log';
import { dracoEngine, rulesVersion } from '../match/rules';
import type { Situation } from '../match/state/situation';
import { matchLogLines } from '#words/systems/draco/messages/match-log';
import * as words from '#words/systems/draco/messages/match-set-up';
import { terms } from '#words/systems/draco/messages/terms';
import { zLegalDraft } from '../rules/check';
import { band } from '../rules/band';
import type { Draft } from '../sheet/sheet';
import { setUp } from './set-up';

type DracoPart = MatchPart<Draft, Situation, MatchEvent, About, Option>;

const isLegal = (sheet: Draft): boolean => zLegalDraft.safeParse(sheet).success;

/** Matches of Hic est Draco. */
const part: DracoPart = {
  ...setUp,
  rulesVersion,
  engine: dracoEngine,
  judge: dracoJudge,
  alone: { matches: 500, nodes: band.nodes, band: band.wins, map: 'random' },
  encounterOf,
  begin: (encounter) => beginEncounter(encounter, isLegal),
  readMore: readCorner,
  standing: ({ piles, outcome }) => standingIn(Math.max(1, piles), outcome),
  rounds: words.roundWords,
  harms: words.harmWords,
  counter: (sheets) => new Counter(sheets),
  logger: () => new MatchLogBook(matchLogLines),
  issue: (issue, encounter) => words.matchIssue(issue as EncounterIssue, encounter),
  skillName: terms.skill,
  ...namesFrom(
    { skillColumns: words.skillColumns, causeNames: words.causeNames, endings: words.endings },
    skillCounts,
    causes,
  ),
};

export const match = sealedMatch(part);
