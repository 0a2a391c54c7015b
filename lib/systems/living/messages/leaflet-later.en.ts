import { lineOf } from '#words/systems/living/messages/words';
import type { FallenFacts, LaterFacts } from '../kit/leaflet-words';
import type { MissionId } from '../kit/cards/training-cast';
import type { AnyScenario } from '../scenarios/scenario';
import { rulesOf } from '../scenarios/scenario';

const down = lineOf('unconscious');

/** Those who lose their last die in a mission; your own Hero is part of who wins. */
const inMissions: Readonly<Record<MissionId, readonly string[]>> = {
  'first-steps': [],
  'melee-training': ['A dummy without dice is beaten: take it off the map. It doesn’t come back.'],
  'open-fire': [
    'A dummy without dice is beaten: take it off the map and its card out of the deck. It doesn’t come back.',
  ],
  'kind-of-magic': [
    'A victim without dice is dead: take it off the map. Nothing brings it back, and Uncle Tom skips it.',
  ],
};

/** The fate of those without dice: if they come back, when and where, and who can get them up. */
export const fallenIn = (scenario: AnyScenario, { hasAllies, canRaise }: FallenFacts): readonly string[] => {
  if (scenario.kind === 'mission') return inMissions[scenario.id];
  const { respawn } = scenario;
  if (respawn.respawn === 'never')
    return [
      `${down} If somebody restores Life to you before your next turn is over, you get up. If not, you’re dead${canRaise ? ', and only a skill can raise you' : ''}.`,
    ];
  const home =
    'stand your miniature anywhere in your home base, with all 5 dice and no old counters or effects.';
  return respawn.unless === undefined
    ? [
        `${down} When your card comes up, skip it. When the next phase begins, you come back: ${home}${hasAllies ? ' Until your card has been skipped, an ally who restores Life to you gets you up where you lie.' : ''}${canRaise ? ' After that, only a skill that raises the dead does.' : ''}`,
      ]
    : [
        `${down} When your card comes up, skip it. When the next phase begins, you come back: ${home} Only Hot Chocolate gets you up sooner.`,
      ];
};

/** Differences after the first turn. */
export const laterIn = (
  scenario: AnyScenario,
  { counters, reloading, canRecover }: LaterFacts,
): readonly string[] => {
  // Their turns say what comes after the first.
  if (scenario.id === 'first-steps' || scenario.id === 'open-fire') return [];
  const isSnow = rulesOf(scenario, 'snow').length > 0;
  const [healing] = rulesOf(scenario, 'healing-corners');
  return [
    `${
      isSnow
        ? 'Once you’ve lost dice, you roll only the ones left in your Hand, but still move up to 5#.'
        : 'Once you’ve lost dice, you roll only the ones left in your Hand, and move 1# for each.'
    }${canRecover && !healing ? ' To regain dice, Recover: see the reference sheet.' : ''}`,
    ...(counters === 'none'
      ? []
      : [`Counters stay until something removes them; their backs say what they do.`]),
    ...(reloading.length > 0
      ? [
          `${reloading.join(', ')}: a shot puts 1 Reload counter on your card, or 2 with a two-handed crossbow or a rifle. While one is there, that weapon can’t shoot. An action removes one.`,
        ]
      : []),
  ];
};
