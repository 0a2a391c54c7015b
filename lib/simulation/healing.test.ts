import { beforeAll, expect, test } from 'vitest';
import type { MatchStep } from '../systems/match-part';
import { samplesOf } from '../systems/document';
import { open, partOf, systemIds } from '../systems/open';
import type { Sheet, SystemId } from '../systems/sheet';
import { runs } from '../testing/runs';
import { matchPartOf, type Contest } from './contest';
import { playNth } from './series';

beforeAll(() => open(systemIds, 'match', 'start'));

interface Figure {
  readonly team: number;
  readonly kind?: string;
  readonly dice?: number;
  readonly most?: number;
  readonly pool?: number;
}

/** The event, by whichever name its game tells it. */
interface Happened {
  readonly type?: string;
  readonly told?: string;
  readonly figure: number;
  readonly skill: string;
}

interface WithSkills {
  readonly skills?: readonly string[];
}

const skillsOf = (sheet: Sheet): readonly string[] => (sheet as unknown as WithSkills).skills ?? [];

const samplesIn = (system: SystemId): readonly Sheet[] =>
  samplesOf(system).map(({ document }) => document.sheet);

/**
 * By game: skills that only restore dice, heroes with fewer dice than they could have, and matches with them.
 */
const games: Readonly<
  Record<
    SystemId,
    {
      readonly skills: readonly string[];
      readonly lacks: (figure: Figure) => boolean;
      readonly sheets: (skills: readonly string[], nth: number) => readonly Sheet[];
    }
  >
> = {
  first: {
    skills: ['prayers/life-boon', 'prayers/mass-heal', 'prayers/rejuvenation', 'survival/regenerate'],
    lacks: ({ kind, dice = 0, most = 0 }) => kind !== 'trap' && dice < most,
    sheets: (skills, nth) => {
      const concepts = partOf('first', 'start')?.concepts.map(({ name, sheet }) => sheet(name)) ?? [];
      const healers = [...samplesIn('first'), ...concepts].filter((sheet) =>
        skillsOf(sheet).some((id) => skills.includes(id)),
      );
      const [one, other] = [healers[nth % healers.length], samplesIn('first')[1]];
      return one && other ? [one, other] : [];
    },
  },
  draco: {
    skills: ['second-wind', 'knit-wounds'],
    lacks: ({ pool = 0 }) => pool < 5,
    sheets: () =>
      samplesIn('draco').map((sheet) =>
        skillsOf(sheet).includes('spider-sting')
          ? ({ ...sheet, skills: ['raise-the-dead', 'knit-wounds', 'great-web'] } as Sheet)
          : sheet,
      ),
  },
};

test.each(Object.entries(games))(
  'computers of %s do not heal while nobody of their side has lost a die',
  (system, { skills, lacks, sheets: sheetsOf }) => {
    const { engine, maps, usualScenario } = matchPartOf(system);
    const used = new Set<string>();
    for (let nth = 0; nth < runs(16); nth += 1) {
      const sheets = sheetsOf(skills, nth);
      const contest: Contest = {
        system,
        sheets,
        scenario: usualScenario(sheets.length, undefined),
        map: maps[0] ?? '',
        seed: 5,
        players: sheets.map(() => ({ plays: 'greedy' })),
        isLenient: true,
      };
      let before: readonly Figure[] = [];
      const see = ({ match, events }: MatchStep): void => {
        for (const { type, told, figure, skill } of events as unknown as readonly Happened[]) {
          if ((type ?? told) !== 'skill' || !skills.includes(skill)) continue;
          used.add(skill);
          const own = before.filter(({ team }) => team === before[figure]?.team);
          expect(own.some(lacks), `${skill} in match ${nth}`).toBe(true);
        }
        const { figures } = engine.look(match) as unknown as { readonly figures: readonly Figure[] };
        // A table changes in place while a stretch of play goes on.
        before = structuredClone(figures);
      };
      expect(playNth(contest, nth, () => 0, see).ok).toBe(true);
    }
    expect(used.size).toBeGreaterThan(0);
  },
);
