import { list, plural } from '#words/language/words';
import type { Condition } from '../skills/effects/terms';
import type { CounterOf } from '../kit/counters/counters';
import type { CreditsWords } from '../../../cards/kit/credits';
import { continued, creditsWords, noteOn, oneHero } from '#words/cards/messages/kit';
import type { LoadoutWords } from '../kit/loadout-page';
import type { ReferenceRule, ReferenceLabels } from '../kit/reference/reference';
import type { ScenarioPageWords } from '../../../cards/kit/scenario-page';
import { snowfallAllowance } from '../rules/snowfall';
import { findScenario } from '../scenarios/index';
import type { AnyScenario } from '../scenarios/scenario';
import { skillTextRenderer } from './skill-text-renderer';
import { cards } from '#words/systems/living/messages/cards';
import { conditions as conditionTexts } from '#words/systems/living/messages/rulebook/conditions';
import { counters } from '#words/systems/living/messages/counters';
import { actions, pets, turn } from '#words/systems/living/messages/kit-rules';
import { lineOf } from '#words/systems/living/messages/words';
import {
  delayRule,
  cardWords,
  diceRules,
  heightRules,
  knockdownInSnow,
  recoveringRule,
  recoveringUnhindered,
  reloadRule,
  skillCounters,
  skillWords,
} from '#words/systems/living/messages/kit-words';
import { onPaper, scenarioHeadings, scenarioText } from '#words/systems/living/messages/scenarios';
import { moreRules } from '#words/systems/living/messages/scenarios-leaflet';

const counterNote = 'In Pipsmith’s own words. The rulebook itself is free at catzeyes.de.';

const rule = (key: keyof typeof conditionTexts.sections, counter: CounterOf): ReferenceRule => {
  const { text } = conditionTexts.sections[key];
  return {
    name: counters.name(counter),
    text: text.flatMap((part) => (typeof part === 'string' ? [onPaper(part)] : [])),
    counter,
  };
};

const conditionKeys = [
  'bleeding',
  'burning',
  'dazed',
  'deep-wound',
  'knockdown',
  'poisoned',
  'slowed',
] as const satisfies readonly Condition[];

const reference: ReferenceLabels = {
  title: 'Reference',
  note: counterNote,
  onCards: `${counterNote} The skills are on each Hero’s cards.`,
  continued,
  parts: [diceRules, { title: 'The turn', rules: turn }, { title: 'Actions', rules: actions }, cardWords],
  conditions: {
    title: 'Conditions',
    rules: [
      {
        name: '',
        text: [
          `${lineOf('counter')} A condition stays until something removes it or you fall unconscious, unless it says otherwise.`,
        ],
      },
      ...conditionKeys.map((condition) =>
        condition === 'knockdown'
          ? { ...rule(condition, { of: 'condition', condition }), needs: ['values'] as const }
          : rule(condition, { of: 'condition', condition }),
      ),
      knockdownInSnow,
    ],
  },
  statuses: {
    title: 'Statuses',
    rules: [
      delayRule,
      reloadRule,
      rule('flying', { of: 'status', status: 'flying' }),
      recoveringRule,
      recoveringUnhindered,
      rule('wasted', { of: 'status', status: 'wasted' }),
    ],
  },
  skillCounters,
  dial: 'One counter with numbers on its rim is as many counters as the number at its top. Turn it when that number changes.',
  pets: { title: 'Pets and mounts', rules: pets },
  heights: heightRules,
  words: skillWords,
  skills: 'Skills',
  whose: (names) => names.join(', '),
  renderSkill: (skill) => skillTextRenderer.render(skill),
  labels: cards.labels,
};

/** Heroes in a snowball fight without skills for it. */
const noLoadout = (names: readonly string[]): string =>
  `${list(names)} ${plural(names.length, 'has', 'have')} no Snowfall skills yet. Before the match, take a ready-made set, or choose ${snowfallAllowance.common} common skills and ${snowfallAllowance.elite} elite one.`;

const givenHero = (mission: string, names: readonly string[]): string =>
  `${mission} comes with a card for your Hero, so this print leaves out ${list(names)}. To print ${plural(names.length, 'that hero’s card', 'those heroes’ cards')}, choose a scenario.`;

/** The set-up of a scenario for full teams, with what fewer heroes do. */
const withFewer = (scenario: AnyScenario, heroes: number, setUp: readonly string[]): readonly string[] => {
  if (scenario.kind === 'mission' || scenario.contest.contest !== 'teams') return setUp;
  const { most, fewer } = scenario.contest.heroes;
  return fewer || heroes >= 2 * most
    ? setUp
    : [
        `Two teams. The rulebook has ${most} Heroes in each; with fewer, make the teams as equal as you can (house value).`,
        ...setUp.slice(1),
      ];
};

/** Rules that a leaflet has no room for. */
const beyondLeaflet = (found: AnyScenario): ScenarioPageWords | undefined => {
  const [title, heading, text] = moreRules(found);
  return text.length === 0
    ? undefined
    : {
        title: `${found.name}: ${title}`,
        note: counterNote,
        parts: [{ title: heading, text: text.map(onPaper) }],
      };
};

/**
 * The rules of a scenario or a mission, as its page says them, and who comes to it without skills for it.
 * @param heroes how many of them the print has
 * @param hasLeaflet a leaflet has the rest: only what it has no room for, if anything
 */
const scenario = (
  id: Parameters<typeof findScenario>[0],
  withoutLoadout: readonly string[] = [],
  heroes = Infinity,
  hasLeaflet = false,
): ScenarioPageWords | undefined => {
  const found = findScenario(id);
  if (!found) return undefined;
  if (hasLeaflet) return beyondLeaflet(found);
  const { title, ...told } = scenarioText(found);
  const parts = { ...told, setUp: withFewer(found, heroes, told.setUp) };
  return {
    title,
    note: noteOn(counterNote, Object.values(parts).flat(), 'rulebook'),
    parts: [
      ...(['setUp', 'play', 'scoring', 'end'] as const).map((part) => ({
        title: scenarioHeadings[part],
        text: parts[part].map(onPaper),
      })),
      ...(withoutLoadout.length === 0
        ? []
        : [{ title: 'Skills still to choose', text: [noLoadout(withoutLoadout)] }]),
    ],
  };
};

/** Words for choosing a Snowfall loadout. @param isDuel nobody has an ally but a snowman */
const loadout = (isDuel: boolean): LoadoutWords => ({
  title: 'Snowfall skills',
  note: `Each Hero takes a ready-made set, or ${snowfallAllowance.common} common skills and ${snowfallAllowance.elite} elite one. Write their names on the Hero’s Snowfall card, and lay this list where everybody can read it.${isDuel ? ' With one Hero on each side, there’s no other Hero to help: use Hot Chocolate only on yourself, and Soothe only on yourself or a snowman.' : ''}`,
  sets: 'Ready-made sets',
  setNames: { thrower: 'Thrower', runner: 'Parcel runner', helper: 'Helper' },
  tiers: {
    common: `Common: choose ${snowfallAllowance.common}`,
    elite: `Elite: choose ${snowfallAllowance.elite}`,
  },
  brought: 'Extra skills from Raise Snowman and Winter Spirit',
  renderSkill: (skill) => skillTextRenderer.render(skill),
  labels: cards.labels,
});

const credits: CreditsWords = creditsWords('Whack & Slaughter: Living Rulebook');

/** Texts on the pages of the game-night kit. */
export const kit = {
  reference,
  scenario,
  loadout,
  withoutLoadout: noLoadout,
  givenHero,
  oneHero,
  credits,
};
